import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import type { LucideIcon } from "../icon/icon.tsx";
import { Segmented } from "../segmented/segmented.tsx";

export type Mode = "light" | "dark" | "system";

const modes: Record<Mode, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };
const isMode = (value: string): value is Mode => value in modes;

/** Put it in a form that sends `name`, so that a choice also counts before the page comes alive. */
export const ModeSwitch = ({
  label,
  words,
  name = "mode",
  value,
  defaultValue,
  onChange,
}: {
  label: string;
  words: Record<Mode, string>;
  name?: string;
  value?: Mode;
  defaultValue?: Mode;
  onChange?: (mode: Mode) => void;
}) => (
  <Segmented
    label={label}
    name={name}
    value={value}
    defaultValue={defaultValue}
    onChange={(mode) => isMode(mode) && onChange?.(mode)}
    iconsOnly
    segments={Object.entries(modes).map(([value, icon]) => ({
      value,
      icon,
      label: isMode(value) ? words[value] : value,
    }))}
  />
);
