import { z } from "zod";
import type { Channels } from "./channels.ts";
import type { RealtimeClock } from "./clock.ts";
import { ApiRefusal, checkSignature, parametersOf, percentDecoded } from "./http-signature.ts";
import { bytesOf, isChannelName, kindOf, limits } from "./protocol.ts";
import type { Signer } from "./signing.ts";

type Parts = {
  readonly appId: string;
  readonly key: string;
  readonly signer: Signer;
  readonly clock: RealtimeClock;
  readonly channels: Channels;
  readonly terminateUser: (userId: string) => void;
};

type Ask = { readonly parameters: Map<string, string>; readonly body: string; readonly name: string };

const channelName = z.string().refine(isChannelName, "is no channel name: 1 to 164 letters, digits or _ - = @ , . ;");
const event = z.object({
  name: z.string().min(1).max(limits.eventNameLength),
  data: z.string(),
  socket_id: z
    .string()
    .regex(/^\d+\.\d+$/, "is no socket id")
    .nullish(),
  info: z.string().optional(),
});
const triggerSchema = event
  .extend({
    channels: z.array(channelName).min(1).max(limits.channelsPerTrigger).optional(),
    channel: channelName.optional(),
  })
  .transform(({ channel, channels, ...rest }) => ({ ...rest, channels: channels ?? (channel ? [channel] : []) }))
  .refine(({ channels }) => channels.length > 0, "needs channels");
const batchSchema = z.object({
  batch: z
    .array(event.extend({ channel: channelName }))
    .min(1)
    .max(limits.eventsPerBatch),
});

const read = <Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> => {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new ApiRefusal(400, "The body is not JSON");
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiRefusal(400, parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; "));
};

const attributes = (info: string | undefined): Set<string> => new Set((info ?? "").split(",").filter(Boolean));

/** Answers the calls of the official server libraries. */
export const createHttpApi = (parts: Parts): ((request: Request) => Promise<Response>) => {
  const { appId, channels, terminateUser } = parts;

  const facts = (name: string, wanted: Set<string>) => {
    if (wanted.has("user_count") && kindOf(name) !== "presence") {
      throw new ApiRefusal(400, "user_count is known of presence channels only; ask for subscription_count");
    }
    return {
      ...(wanted.has("user_count") && { user_count: channels.users(name).length }),
      ...(wanted.has("subscription_count") && { subscription_count: channels.subscriptionCount(name) }),
    };
  };

  const checkSize = ({ data }: { readonly data: string }) => {
    if (bytesOf(data) > limits.dataBytes) {
      throw new ApiRefusal(
        413,
        `The data of an event has at most ${limits.dataBytes} bytes; send a hint and let it be read`,
      );
    }
  };

  const trigger = ({ body }: Ask) => {
    const given = read(triggerSchema, body);
    checkSize(given);
    const wanted = attributes(given.info);
    const answer = given.channels.map((name) => [name, facts(name, wanted)]);
    for (const channel of given.channels) {
      channels.publish({ event: given.name, channel, data: given.data }, given.socket_id ?? undefined);
    }
    return wanted.size > 0 ? { channels: Object.fromEntries(answer) } : {};
  };

  const triggerBatch = ({ body }: Ask) => {
    const { batch } = read(batchSchema, body);
    for (const given of batch) checkSize(given);
    const answer = batch.map((given) => facts(given.channel, attributes(given.info)));
    for (const { name, channel, data, socket_id: except } of batch) {
      channels.publish({ event: name, channel, data }, except ?? undefined);
    }
    return batch.some(({ info }) => info) ? { batch: answer } : {};
  };

  const listChannels = ({ parameters }: Ask) => {
    const prefix = parameters.get("filter_by_prefix") ?? "";
    const wanted = attributes(parameters.get("info"));
    if (wanted.has("user_count") && !prefix.startsWith("presence-")) {
      throw new ApiRefusal(400, "user_count needs filter_by_prefix to begin with presence-");
    }
    const named = channels.names().filter((name) => name.startsWith(prefix) && kindOf(name) !== "user");
    return { channels: Object.fromEntries(named.map((name) => [name, facts(name, wanted)])) };
  };

  const showChannel = ({ name, parameters }: Ask) => ({
    occupied: channels.subscriptionCount(name) > 0,
    ...facts(name, attributes(parameters.get("info"))),
  });

  const listUsers = ({ name }: Ask) => {
    if (kindOf(name) !== "presence") throw new ApiRefusal(400, "Users are known of presence channels only");
    return { users: channels.users(name).map((id) => ({ id })) };
  };

  const routes: readonly { method: string; path: RegExp; answer: (ask: Ask) => object }[] = [
    { method: "POST", path: /^events$/, answer: trigger },
    { method: "POST", path: /^batch_events$/, answer: triggerBatch },
    { method: "GET", path: /^channels$/, answer: listChannels },
    { method: "GET", path: /^channels\/([^/]+)$/, answer: showChannel },
    { method: "GET", path: /^channels\/([^/]+)\/users$/, answer: listUsers },
    {
      method: "POST",
      path: /^users\/([^/]+)\/terminate_connections$/,
      answer: ({ name }) => {
        terminateUser(name);
        return {};
      },
    },
  ];

  const answer = async (request: Request): Promise<object> => {
    const url = new URL(request.url);
    const [, app, rest = ""] = /^\/apps\/([^/]+)\/(.+)$/.exec(url.pathname) ?? [];
    if (app !== appId) throw new ApiRefusal(404, `No app ${app ?? ""} here; this one is ${appId}`);
    const parameters = parametersOf(url);
    const body = await request.text();
    checkSignature({ method: request.method, url, parameters, body }, parts);
    for (const route of routes) {
      const match = route.method === request.method ? route.path.exec(rest) : null;
      if (match) return route.answer({ parameters, body, name: percentDecoded(match[1] ?? "") });
    }
    throw new ApiRefusal(404, `No ${request.method} /apps/${appId}/${rest} in this API`);
  };

  return async (request) => {
    try {
      return Response.json(await answer(request));
    } catch (error) {
      if (error instanceof ApiRefusal) return new Response(error.message, { status: error.status });
      throw error;
    }
  };
};
