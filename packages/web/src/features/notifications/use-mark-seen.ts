import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { markNotificationsSeen } from "../../calls/notifications.calls.ts";
import { shellQuery, unseenKey } from "../../session/queries.ts";
import { useSignedOut } from "../../session/use-signed-out.ts";

/** Marks notifications as seen, all of them when no ids are given, and reads them again. */
export const useMarkSeen = () => {
  const router = useRouter();
  const queryClient = useQueryClient();
  const signedOut = useSignedOut();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const mark = useCallback(
    async (ids?: readonly string[]) => {
      setState("busy");
      const outcome = await markNotificationsSeen({ data: ids ? { ids: [...ids] } : {} }).catch(() => null);
      if (outcome?.type === "SIGNED_OUT") return signedOut();
      if (outcome?.type === "MARKED") {
        const viewer = queryClient.getQueryData(shellQuery.queryKey)?.viewer;
        queryClient.setQueryData(unseenKey(viewer?.uuid), outcome.unseen);
        await router.invalidate();
      }
      return setState(outcome?.type === "MARKED" ? "idle" : "failed");
    },
    [queryClient, router, signedOut],
  );
  return { state, mark };
};
