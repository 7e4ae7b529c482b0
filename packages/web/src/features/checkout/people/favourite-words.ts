import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SaveTrouble, TravellerDraft } from "@safar/engine";

export type SaveAs = "create" | "update" | "copy";

type TroubleWords = { readonly title: MessageDescriptor; readonly text: MessageDescriptor };

const failed = msg`Failed to save passenger details. Please try again.`;
const wrong = msg`An error occurred while saving passenger details.`;
const lost = msg`An error occurred while saving. Please try again.`;

const textOf = (trouble: SaveTrouble): MessageDescriptor => {
  switch (trouble.type) {
    case "FULL":
      return trouble.max === null
        ? msg`Your list of saved travellers is full. Remove someone, or continue without saving.`
        : msg`You have ${trouble.max} saved travellers, which is the maximum. Remove someone, or continue without saving.`;
    case "SIGNED_OUT":
      return msg`Sign in again to save travellers, or continue without saving.`;
    case "INVALID":
    case "NOT_FOUND":
      return wrong;
    case "PROBLEM":
      return trouble.problem.kind === "refused" ? failed : lost;
    default:
      return trouble satisfies never;
  }
};

/** Why somebody was not saved. The booking goes on all the same. */
export const troubleWords = (trouble: SaveTrouble, as: SaveAs): TroubleWords => ({
  title:
    trouble.type === "SIGNED_OUT"
      ? msg`Session Expired`
      : as === "update"
        ? msg`Unable to update favourite`
        : msg`Unable to create favourite`,
  text: textOf(trouble),
});

/** What each detail of a saved traveller is called. */
export const detailWords: Readonly<Record<keyof TravellerDraft, MessageDescriptor>> = {
  nickname: msg`Nickname`,
  title: msg`Title`,
  gender: msg`Gender`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  nationality: msg`Nationality`,
  birthDate: msg`Date of birth`,
  documents: msg`Travel document`,
  frequentFlyer: msg`Frequent flyer number`,
  address: msg`Address`,
  email: msg`Email`,
  phone: msg`Mobile number`,
};
