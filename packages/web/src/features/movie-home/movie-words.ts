import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Locale, ScreenType } from "@safar/engine";
import { remembered } from "../../i18n/remembered.ts";

/** How a film is shown, as it stands on a ticket. */
export const screenWords: Readonly<Record<ScreenType, MessageDescriptor>> = {
  "2d": msg({ message: "2D", comment: "How a film is shown" }),
  "3d": msg({ message: "3D", comment: "How a film is shown" }),
  imax: msg({ message: "IMAX", comment: "How a film is shown" }),
  gold: msg({ message: "Gold", comment: "A small hall of a cinema with wide seats" }),
};

const names = remembered((locale) => new Intl.DisplayNames([locale], { type: "language" }));

/** A language by its ISO 639 code, in a language. */
export const languageName = (code: string, locale: Locale): string => names(locale).of(code) ?? code;
