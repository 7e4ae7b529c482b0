import { type AnswerOf, savedTravellersEndpoints } from "@safar/api-clients/wire";
import { type Call, defineService, refuse, type SeedCall } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { emailComplaint, insist, isDate, phoneComplaint } from "../accounts/rules.ts";
import { sampleUsers } from "../accounts/sample-users.ts";
import { callerOf } from "../accounts/users.ts";

type Traveller = AnswerOf<typeof savedTravellersEndpoints.savedTraveller>["traveller"];
type Saved = Traveller & { readonly userId: string };

export const maximumSaved = 50;

const savedIn = (store: Store): Collection<Saved> =>
  store.collection<Saved>("saved_travellers", { indexes: { userId: (saved) => saved.userId } });

const ownerOf = (call: Call): string => {
  const user = callerOf(call);
  if (user === undefined) throw refuse("unauthorised", { status: 401, message: "Sign in first." });
  return user.id;
};

/** Another user's traveller is as absent as one that never was. */
const theirs = (call: Call, id: string): Saved => {
  const saved = savedIn(call.store).get(id);
  if (saved?.userId !== ownerOf(call)) throw refuse("not_found", { status: 404, message: "No such traveller." });
  return saved;
};

const answerOf = ({ userId: _owner, ...traveller }: Saved): Traveller => traveller;

/** Letters of the Latin alphabet with space, hyphen and apostrophe: what a supplier prints on a ticket. */
const travelNameComplaint = (name: string) => {
  if (name.trim() === "") return "required" as const;
  return /^[A-Za-z][A-Za-z '-]*$/.test(name.trim()) ? undefined : ("invalid" as const);
};

const check = (call: Call, traveller: Omit<Traveller, "id">): void =>
  insist({
    nickname: traveller.nickname.trim() === "" ? "required" : undefined,
    first_name: travelNameComplaint(traveller.first_name),
    last_name: travelNameComplaint(traveller.last_name),
    date_of_birth:
      isDate(traveller.date_of_birth) && Date.parse(traveller.date_of_birth) < call.now() ? undefined : "invalid",
    email: typeof traveller.email === "string" ? emailComplaint(traveller.email) : undefined,
    phone: typeof traveller.phone === "string" ? phoneComplaint(traveller.phone) : undefined,
  });

const samples: readonly { readonly userId: string; readonly travellers: readonly Omit<Traveller, "id">[] }[] = [
  {
    userId: sampleUsers.PK.id,
    travellers: [
      {
        nickname: "Ayesha",
        title: "Miss.",
        gender: "female",
        first_name: "Ayesha",
        last_name: "Siddiqui",
        nationality: "PK",
        date_of_birth: sampleUsers.PK.birthDate,
        email: sampleUsers.PK.email,
        phone: sampleUsers.PK.phone,
        documents: [
          { kind: "cnic", number: "4210112345652", issued_by: "PK", issued_on: null, expires_on: null },
          { kind: "passport", number: "AB1234567", issued_by: "PK", issued_on: "2024-06-02", expires_on: "2034-06-01" },
        ],
      },
      {
        nickname: "Bilal",
        title: "Mr",
        gender: "male",
        first_name: "Bilal",
        last_name: "Siddiqui",
        nationality: "PK",
        date_of_birth: "1990-08-09",
        documents: [{ kind: "cnic", number: "4210112345671", issued_by: "PK", issued_on: null, expires_on: null }],
        phone: "+923001234568",
      },
      {
        nickname: "Zara",
        title: "Miss.",
        gender: "female",
        first_name: "Zara",
        last_name: "Siddiqui",
        nationality: "PK",
        date_of_birth: "2018-02-21",
      },
    ],
  },
  {
    userId: sampleUsers.SA.id,
    travellers: [
      {
        nickname: "نورة",
        title: "Miss.",
        gender: "female",
        first_name: "Noura",
        last_name: "Alqahtani",
        nationality: "SA",
        date_of_birth: sampleUsers.SA.birthDate,
        email: sampleUsers.SA.email,
        phone: sampleUsers.SA.phone,
        documents: [
          { kind: "saudi_id", number: "1000000024", issued_by: "SA", issued_on: null, expires_on: null },
          { kind: "passport", number: "U87654321", issued_by: "SA", issued_on: "2023-09-12", expires_on: "2033-07-18" },
        ],
      },
      {
        nickname: "خالد",
        title: "Mr",
        gender: "male",
        first_name: "Khalid",
        last_name: "Alqahtani",
        nationality: "SA",
        date_of_birth: "1988-06-30",
        documents: [
          { kind: "saudi_id", number: "1000000008", issued_by: "SA", issued_on: null, expires_on: null },
          {
            kind: "passport",
            number: "V12345678",
            issued_by: "SA",
            issued_on: "2024-03-10",
            expires_on: "2034-01-14",
          },
        ],
        frequent_flyer: { alliance: "skyteam", number: "SV10293847" },
      },
    ],
  },
];

const seed = (call: SeedCall): void => {
  for (const { userId, travellers } of samples) {
    for (const traveller of travellers) savedIn(call.store).put({ ...traveller, id: call.uuid(), userId });
  }
};

/** Friends and family: the travellers a user has saved. */
export const savedTravellersService = defineService({
  endpoints: savedTravellersEndpoints,
  handlers: {
    listSavedTravellers: (call) => ({
      items: savedIn(call.store).where("userId", ownerOf(call)).map(answerOf),
      max: maximumSaved,
    }),

    createSavedTraveller(call, traveller) {
      const userId = ownerOf(call);
      check(call, traveller);
      if (savedIn(call.store).where("userId", userId).length >= maximumSaved) {
        throw refuse("limit_exceeded", {
          status: 422,
          message: `At most ${maximumSaved} travellers can be saved.`,
          meta: { max: maximumSaved },
        });
      }
      const saved = { ...traveller, id: call.uuid(), userId };
      savedIn(call.store).put(saved);
      return { traveller: answerOf(saved) };
    },

    savedTraveller: (call, { id }) => ({ traveller: answerOf(theirs(call, id)) }),

    updateSavedTraveller(call, traveller) {
      const { userId } = theirs(call, traveller.id);
      check(call, traveller);
      const saved = { ...traveller, userId };
      savedIn(call.store).put(saved);
      return { traveller: answerOf(saved) };
    },

    deleteSavedTraveller(call, { id }) {
      savedIn(call.store).delete(theirs(call, id).id);
      return { deleted: true as const };
    },
  },
  seed,
});
