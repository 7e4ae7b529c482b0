import { type DialogProps, Modal } from "../dialog/dialog.tsx";
import * as css from "./aside.css.ts";

/** What is asked of something that stays in sight: a sheet from the bottom on phones, beside the page's columns where there is room. */
export const Aside = (props: DialogProps) => <Modal look={css.aside} {...props} />;
