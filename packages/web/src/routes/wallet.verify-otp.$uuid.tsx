import { isUuid } from "@safar/engine";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { readablePath } from "../app/loading/loader-args.ts";
import { loadWalletCode } from "../features/wallet/load-wallet.ts";
import { WalletCodePage } from "../features/wallet/wallet-code-page.tsx";
import { headOfLoader } from "../seo/head-of-loader.ts";

export const Route = createFileRoute("/wallet/verify-otp/$uuid")({
  staticData: { layout: "default", auth: true },
  loader: ({ params, context, location }) => {
    if (!isUuid(params.uuid)) throw notFound({ data: readablePath(location) });
    return loadWalletCode({ context });
  },
  head: headOfLoader,
  component: Code,
});

function Code() {
  return <WalletCodePage uuid={Route.useParams().uuid} />;
}
