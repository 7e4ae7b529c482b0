import { Stack } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Link } from "../link/link.tsx";
import { Alert } from "./alert.tsx";

export const workshop: Workshop = {
  title: "Alert",
  faces: [
    {
      name: "tones",
      render: (say) => (
        <Stack gap="3">
          <Alert title={say("The price changed", "تغيّر السعر")}>
            {say("It is now SAR 812. Nothing has been charged.", "أصبح 812 ر.س. لم يُخصم أي مبلغ.")}
          </Alert>
          <Alert tone="success" title={say("Paid", "تم الدفع")}>
            {say("Your ticket is ready.", "تذكرتك جاهزة.")}
          </Alert>
          <Alert tone="warning">{say("Your seats are held for 9 minutes.", "مقاعدك محجوزة لك مدة 9 دقائق.")}</Alert>
          <Alert
            tone="danger"
            title={say("The bank said no", "رفض البنك العملية")}
            action={
              <Link kind="alone" href="#card">
                {say("Try another card", "جرّب بطاقة أخرى")}
              </Link>
            }
          >
            {say("No money moved. Your seats are still held.", "لم يُخصم أي مبلغ، ومقاعدك ما زالت محجوزة.")}
          </Alert>
        </Stack>
      ),
    },
  ],
};
