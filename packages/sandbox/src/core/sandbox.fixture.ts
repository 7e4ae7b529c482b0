import { endpointsOf } from "@safar/api-clients/wire";
import { z } from "zod";
import { defineService, refuse } from "./service.ts";

const travel = endpointsOf("travel");
const app = endpointsOf("app");

const noteSchema = z.object({ id: z.string(), text: z.string(), by: z.string().nullable() });

export const noteEndpoints = {
  fares: travel({
    call: "T001",
    method: "GET",
    path: "notes/{route}/fares",
    auth: "bearer",
    summary: "A seeded fare of a route.",
    request: z.object({ route: z.string(), days: z.coerce.number().int().min(1).default(1) }),
    response: z.object({ fares: z.array(z.number()), locale: z.string(), country: z.string() }),
  }),
  popular: travel({
    call: "T002",
    method: "GET",
    path: "notes/popular/fares",
    auth: "bearer",
    summary: "A plain path beside a pattern that fits it too.",
    request: z.object({}),
    response: z.literal("popular"),
  }),
  write: app({
    call: "T003",
    method: "POST",
    path: "notes",
    auth: "user",
    summary: "Writes a note.",
    request: z.object({ text: z.string().min(1), ending: z.enum(["refuse", "crash", "lie", "wait"]).optional() }),
    response: noteSchema,
  }),
  list: app({
    call: "T004",
    method: "GET",
    path: "notes",
    auth: "optionalUser",
    summary: "All notes.",
    request: z.object({}),
    response: z.object({ notes: z.array(noteSchema), user: z.string().nullable() }),
  }),
};

type Note = z.infer<typeof noteSchema>;

/** A small room that does everything a handler may do. */
export const noteService = defineService({
  endpoints: noteEndpoints,
  handlers: {
    fares: (call, { route, days }) => {
      const random = call.random(`fares/${route}`);
      return {
        fares: Array.from({ length: days }, () => random.integer(10_000, 90_000)),
        locale: call.locale,
        country: call.country,
      };
    },
    popular: () => "popular" as const,
    write: (call, { text, ending }) => {
      const note: Note = { id: call.uuid(), text, by: call.userId };
      call.store.collection<Note>("notes").put(note);
      call.publish(`private-user.${call.userId}`, "note.created", { id: note.id });
      call.schedule(60_000, "note.age", { id: note.id });
      if (ending === "refuse")
        throw refuse("limit_exceeded", { status: 409, message: "Enough.", retryAfterSeconds: 3 });
      if (ending === "crash") throw new Error("A mistake in the handler.");
      if (ending === "lie") return { ...note, text: JSON.parse("7") };
      if (ending === "wait") call.delay(5_000);
      return note;
    },
    list: (call) => ({ notes: call.store.collection<Note>("notes").all(), user: call.userId }),
  },
  jobs: {
    "note.age": (call, { id }) => {
      const notes = call.store.collection<Note>("notes");
      const note = notes.get(String(id));
      if (note !== undefined) notes.put({ ...note, text: `${note.text} (aged at ${call.now()} by ${call.userId})` });
      call.publish(`private-user.${call.userId}`, "note.aged", { id });
    },
  },
  seed: (call) => {
    call.store.collection<Note>("notes").put({ id: call.uuid(), text: "seeded", by: null });
  },
});
