import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LucideIcon } from "@safar/ui/icon";
import CalendarCheck from "lucide-react/icons/calendar-check";
import CreditCard from "lucide-react/icons/credit-card";
import Undo2 from "lucide-react/icons/undo-2";
import UserRound from "lucide-react/icons/user-round";
import Wallet from "lucide-react/icons/wallet";
import { paths } from "../../app/addresses/paths.ts";
import { writeAddress } from "../../app/addresses/write-place.ts";

type Way = { readonly href: string; readonly label: MessageDescriptor };

export type HelpQuestion = {
  readonly id: string;
  readonly question: MessageDescriptor;
  readonly answer: MessageDescriptor;
  /** Where it can be done. */
  readonly ways: readonly Way[];
};

export type HelpTopic = {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly questions: readonly HelpQuestion[];
};

const find: Way = { href: paths.findBooking(), label: msg`Find my booking` };
const bookings: Way = { href: paths.bookings(), label: msg`My Bookings` };
const write: Way = { href: writeAddress, label: msg`Write to us` };
const wallet: Way = { href: paths.wallet(), label: msg`My Wallet` };

/** What people ask us, answered by what this site does. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: "bookings",
    title: msg`Your booking`,
    icon: CalendarCheck,
    questions: [
      {
        id: "where",
        question: msg`Where do I find my booking?`,
        answer: msg`If you have an account, under My Bookings. Without one, find it with its booking reference and the email address or last name it was made with. With the last name alone, names and tickets stay hidden.`,
        ways: [find, bookings],
      },
      {
        id: "ticket",
        question: msg`My ticket has not arrived`,
        answer: msg`It is sent by email as soon as it is issued, usually within minutes of the payment. The booking's page says whether it is issued; you can open, print and save it there, whatever became of the email.`,
        ways: [find, bookings],
      },
      {
        id: "change",
        question: msg`How do I change a date or correct a name?`,
        answer: msg`Write to us with the booking reference: only the airline, the hotel or the operator can change it, and we ask them for you. Event tickets can be given another name, and cinema seats moved to another show, on the booking's page.`,
        ways: [write, bookings],
      },
      {
        id: "bags",
        question: msg`How much baggage can I take?`,
        answer: msg`Each fare says what is included, as cabin and as checked baggage. You can add bags, where the airline sells them, before you pay. If you need more luggage afterwards, write to us with the booking reference.`,
        ways: [bookings, write],
      },
      {
        id: "provider",
        question: msg`The airline or another provider has changed my booking`,
        answer: msg`We tell you by email and, if you have an account, under Notifications. The booking's page shows what is new and, where an answer is needed, until when. If the change does not suit you, the usual cancellation fees do not apply.`,
        ways: [{ href: paths.notifications(), label: msg`Notifications` }, bookings],
      },
    ],
  },
  {
    id: "refunds",
    title: msg`Cancellation and refunds`,
    icon: Undo2,
    questions: [
      {
        id: "cancel",
        question: msg`How do I cancel, and how much do I get back?`,
        answer: msg`Open the booking and choose to cancel. You see the fee and the refund before anything is cancelled. The conditions you saw before you paid decide the amount. A booking that is not paid yet costs nothing to cancel.`,
        ways: [bookings, find],
      },
      {
        id: "when",
        question: msg`When does my refund arrive?`,
        answer: msg`In your Safar wallet within minutes. On a card, in a mobile wallet or at a bank it takes some days, because the bank needs them. The booking's page shows each step of the refund with its date.`,
        ways: [bookings, wallet],
      },
      {
        id: "part",
        question: msg`Can only some of us cancel?`,
        answer: msg`Where the provider allows it, you choose who cancels, and the others travel as booked. You see the refund for those you chose first.`,
        ways: [bookings, find],
      },
    ],
  },
  {
    id: "payments",
    title: msg`Payments and vouchers`,
    icon: CreditCard,
    questions: [
      {
        id: "charged",
        question: msg`The payment failed, but I was charged`,
        answer: msg`Do not pay again. We keep asking the bank, and the booking's page shows the result by itself. If the money was taken and there is no booking, all of it is refunded without your asking.`,
        ways: [find, write],
      },
      {
        id: "methods",
        question: msg`How can I pay?`,
        answer: msg`By card, by mobile wallet, at a bank or a shop, or from your Safar wallet: it depends on the country and the booking. The payment page lists what you can use, with the fee of each, before you choose.`,
        ways: [{ href: paths.paymentMethods(), label: msg`Payment methods` }],
      },
      {
        id: "voucher",
        question: msg`Where do I enter a voucher?`,
        answer: msg`Where you check everything before you reserve, or on the payment page once you have chosen how to pay. It is checked immediately, and you see what it takes off before you pay. One booking takes one voucher.`,
        ways: [{ href: paths.redeemPoints(), label: msg`My vouchers and points` }],
      },
      {
        id: "price",
        question: msg`The price changed while I was booking`,
        answer: msg`Then we stop and show you the difference line by line. Nothing is charged unless you accept the new price.`,
        ways: [],
      },
    ],
  },
  {
    id: "wallet",
    title: msg`Wallet and points`,
    icon: Wallet,
    questions: [
      {
        id: "cash",
        question: msg`How do I add cash or withdraw it?`,
        answer: msg`Add cash by card, by mobile wallet or at a bank. You withdraw it to a bank account: you see the charges first, and confirm with a code sent to your own number.`,
        ways: [
          { href: paths.addCash(), label: msg`Add cash` },
          { href: paths.withdrawCash(), label: msg`Withdraw cash` },
        ],
      },
      {
        id: "points",
        question: msg`What can I do with credits and points?`,
        answer: msg`Promo credits pay for bookings before your balance does, and cannot be withdrawn. Points can be turned into cash or credits; redeemed points cannot be returned.`,
        ways: [wallet],
      },
    ],
  },
  {
    id: "account",
    title: msg`Your account`,
    icon: UserRound,
    questions: [
      {
        id: "need",
        question: msg`Do I need an account to book?`,
        answer: msg`No. You can book as a guest with an email address and a phone number. An account keeps your bookings together and fills in the travellers you have saved.`,
        ways: [{ href: paths.signup(), label: msg`Create an account` }],
      },
      {
        id: "password",
        question: msg`I forgot my password`,
        answer: msg`Let us send you a code, and choose a new password with it. Whoever was signed in to your account elsewhere is signed out then.`,
        ways: [{ href: paths.forgotPassword(), label: msg`Choose a new password` }],
      },
      {
        id: "code",
        question: msg`The code does not arrive`,
        answer: msg`Wait until the page lets you ask for another, and check the number. It can be sent by WhatsApp or as a text message. After too many wrong codes you have to wait for a new one.`,
        ways: [{ href: paths.login(), label: msg`Sign in` }],
      },
      {
        id: "delete",
        question: msg`How do I delete my account?`,
        answer: msg`Under Personal Information. We send you a code first, so that nobody else can do it.`,
        ways: [{ href: paths.profile(), label: msg`Personal Information` }],
      },
    ],
  },
];
