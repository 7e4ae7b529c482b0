import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ScreenType } from "@safar/engine";

/** How a film is shown, as it stands on a ticket. */
export const screenWords: Readonly<Record<ScreenType, MessageDescriptor>> = {
  "2d": msg({ message: "2D", comment: "How a film is shown" }),
  "3d": msg({ message: "3D", comment: "How a film is shown" }),
  imax: msg({ message: "IMAX", comment: "How a film is shown" }),
  gold: msg({ message: "Gold", comment: "A small hall of a cinema with wide seats" }),
};

/** How far away a cinema is, in words. */
export const kmWords = (km: number): MessageDescriptor => msg`${Math.max(1, Math.round(km))} km away`;
