import { currentRequest } from "../request/current-request.ts";
import { answerPicture } from "./picture.ts";

export const picture = async ({ request, params }: { request: Request; params: { width: string } }) => {
  const { server } = await currentRequest();
  return answerPicture(new URL(request.url), params.width, server.pictures);
};
