/** What must hold after every step, and what somebody would lose if it did not. */
export const invariants = {
  "one payment": "An order is captured at most once, and never beyond what its payment said.",
  "one attempt at a time": "No attempt to pay is sent while another may still be paid, and none is sent twice.",
  "one reservation": "One intention to reserve has one name and one booking.",
  "look before repeating": "A reservation that nobody knows the outcome of is looked for before it is asked for again.",
  "the price that was accepted": "What is reserved and charged is what the person said yes to.",
  "unknown is not failed": "Nobody is told that a payment failed while it may still be paid or has been.",
  "paid means paid": "Nobody is told that a payment was received when none was.",
  "the lines make the total": "Every price on a screen is the sum of its lines, in one currency.",
  "past is past": "Nothing is sent for a price whose time was over on the screen.",
  "countdowns only fall":
    "A deadline on a screen does not move away by itself or by a reload, and a hold's only once, by what was promised.",
  "own data alone": "Nothing of one person is in a tab of another.",
  "a booking never goes back": "A booking moves along its table, whatever comes late or twice.",
  "one owner of a seat": "A seat is in one booking, and a screen calls it or a room ours only when our booking has it.",
  "limits hold": "Nobody chooses or books more seats and rooms than one booking may have, whatever is clicked.",
  "nothing typed is lost": "A reload gives back every field that was filled in.",
  "nothing runs on": "What is over leaves no timer behind.",
  "nothing spins": "Whoever waits asks again after a while, and not over and over in one moment.",
  "no secret is kept": "No card and no code is in what a reload finds.",
  "one token at a time": "A queue fetches one token at a time.",
  "one withdrawal":
    "One intention to withdraw holds its amount once, and only figures that were on the screen are confirmed.",
  "one cancellation":
    "A booking is cancelled once at most, by figures that were on the screen, and what then comes back is what they said.",
  "the books balance": "Every rule of the double-entry books holds.",
  "no broken actor": "No flow ends in an error, and what was kept can be restored.",
  "everything settles": "Once the faults are over, every flow comes to an end.",
  "ticket or money": "Money that was taken has bought a ticket, or is returned; of a cancelled booking, what was told.",
} as const;

export type Invariant = keyof typeof invariants;

export type Violate = (invariant: Invariant, detail: string) => void;

export type Violation = { readonly invariant: Invariant; readonly detail: string };
