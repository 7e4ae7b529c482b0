import { Trans, useLingui } from "@lingui/react/macro";
import type { OtpChannel } from "@safar/engine";
import { Segmented } from "@safar/ui/segmented";
import { MessageCircle, MessageSquareText } from "lucide-react";
import * as css from "./account.css.ts";
import { textIn } from "./form-data.ts";

export const channelIn = (data: FormData): OtpChannel => (textIn(data, "channel") === "sms" ? "sms" : "whatsapp");

/** How a code is to be sent. Read it with `channelIn`. */
export function ChannelChoice({ channel }: { channel: OtpChannel }) {
  const { t } = useLingui();
  return (
    <div className={css.choice}>
      <span className={css.choiceName} aria-hidden="true">
        <Trans>Send the code by</Trans>
      </span>
      <Segmented
        label={t`Send the code by`}
        name="channel"
        defaultValue={channel}
        segments={[
          { value: "whatsapp", label: t`WhatsApp`, icon: MessageCircle },
          { value: "sms", label: t`SMS`, icon: MessageSquareText },
        ]}
      />
    </div>
  );
}
