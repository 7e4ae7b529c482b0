import { useLingui } from "@lingui/react/macro";
import type { OtpChannel } from "@safar/engine";
import { RadioGroup } from "@safar/ui/radio-group";
import { textIn } from "./form-data.ts";

export const channelIn = (data: FormData): OtpChannel => (textIn(data, "channel") === "sms" ? "sms" : "whatsapp");

/** How a code is to be sent. Read it with `channelIn`. */
export function ChannelChoice({ channel }: { channel: OtpChannel }) {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={t`Send the code by`}
      name="channel"
      defaultValue={channel}
      choices={[
        { value: "whatsapp", label: t`WhatsApp` },
        { value: "sms", label: t`SMS` },
      ]}
    />
  );
}
