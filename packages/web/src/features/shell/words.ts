import { msg } from "@lingui/core/macro";

export const brand = msg`Safar`;
