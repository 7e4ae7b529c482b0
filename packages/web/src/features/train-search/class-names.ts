import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EditionCountry } from "@safar/engine";

/** The classes that an edition's trains have, by their codes: a form offers them before any train is known. */
export const classNames: Readonly<
  Record<EditionCountry, readonly (readonly [code: string, name: MessageDescriptor])[]>
> = {
  PK: [
    ["economy", msg({ message: "Economy", context: "train" })],
    ["ac-standard", msg`AC standard`],
    ["ac-business", msg`AC business`],
    ["ac-parlour", msg`AC parlour`],
    ["ac-sleeper", msg`AC sleeper`],
  ],
  SA: [
    ["sa-economy", msg({ message: "Economy", context: "train" })],
    ["sa-business", msg({ message: "Business", context: "train" })],
  ],
};
