import { useLingui } from "@lingui/react/macro";
import type { Gender } from "@safar/engine";
import { Segmented } from "@safar/ui/segmented";
import { who } from "./seat-plan.css.ts";
import { childWords, genderWords } from "./seat-words.ts";

const genders = ["male", "female"] as const;
const isGender = (value: string): value is Gender => value === "male" || value === "female";

/** Who sits on a seat. */
export function WhoSits({
  label,
  name,
  value,
  isChild = false,
  onChange,
}: {
  label: string;
  name: string;
  /** Null while nobody has said so: then neither is chosen. */
  value: Gender | null;
  isChild?: boolean;
  onChange: (gender: Gender) => void;
}) {
  const { t } = useLingui();
  return (
    <div className={who}>
      <Segmented
        label={label}
        name={name}
        segments={genders.map((gender) => ({ value: gender, label: t((isChild ? childWords : genderWords)[gender]) }))}
        value={value ?? ""}
        onChange={(gender) => {
          if (isGender(gender)) onChange(gender);
        }}
      />
    </div>
  );
}
