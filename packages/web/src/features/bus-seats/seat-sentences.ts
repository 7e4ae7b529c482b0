import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SeatPick, SeatRefusal } from "@safar/engine";

export type Gender = SeatPick["gender"];

/** Who sits on a seat, as a list shows it. */
export const genderWords: Readonly<Record<Gender, MessageDescriptor>> = {
  male: msg({ message: "Man", comment: "Who sits on a seat of a bus" }),
  female: msg({ message: "Woman", comment: "Who sits on a seat of a bus" }),
};

/** Why a seat cannot be had, in one sentence. */
export const refusalWords = (refusal: SeatRefusal): MessageDescriptor => {
  switch (refusal.code) {
    case "limit":
      return msg`One booking has at most ${refusal.max} seats: give one back to take another.`;
    case "taken":
      return msg`Seat ${refusal.seat} is taken.`;
    case "kept_for":
      return refusal.gender === "female"
        ? msg`Seat ${refusal.seat} is kept for women by this operator.`
        : msg`Seat ${refusal.seat} is kept for men by this operator.`;
    case "beside":
      return refusal.gender === "female"
        ? msg`Seat ${refusal.seat} is beside a woman in seat ${refusal.neighbour}, and this operator seats only women there.`
        : msg`Seat ${refusal.seat} is beside a man in seat ${refusal.neighbour}, and this operator seats only men there.`;
    default:
      return msg`Seat ${refusal.seat} is not for sale.`;
  }
};
