import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  canAddRoom,
  changeRooms,
  type FoundPlace,
  guestCounts,
  type RoomParty,
  type RoomsChange,
  type StayCriteria,
  stayLimits,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Select } from "@safar/ui/select";
import { Stepper } from "@safar/ui/stepper";
import { commaIn } from "../../i18n/comma.ts";
import { PanelField } from "../search-form/panel-field.tsx";
import type { SearchFormState } from "../search-form/use-search-form.ts";
import * as css from "./rooms-field.css.ts";
import type { StayField } from "./stay-plan.ts";

type Form = SearchFormState<StayCriteria, StayField, FoundPlace>;
type RoomProps = {
  readonly form: Form;
  readonly room: number;
  readonly party: RoomParty;
  readonly onChange: (change: RoomsChange) => void;
};

const ages = Array.from({ length: stayLimits.oldestChild + 1 }, (_, age) => age);
/** A browser without script cannot add any, so that some stand there to be filled in. */
const plainChildren = 2;

/** Who stays, in a few words. */
function GuestsText({ rooms }: { rooms: readonly RoomParty[] }) {
  const { i18n } = useLingui();
  const comma = commaIn(i18n.locale);
  const counts = guestCounts({ rooms });
  return (
    <>
      <Plural value={counts.rooms} one="# room" other="# rooms" />
      {comma}
      <Plural value={counts.adults} one="# adult" other="# adults" />
      {counts.children > 0 && (
        <>
          {comma}
          <Plural value={counts.children} one="# child" other="# children" />
        </>
      )}
    </>
  );
}

function Ages({ form, room, party, onChange }: RoomProps) {
  const { t } = useLingui();
  const count = form.isAlive ? party.childAges.length : Math.max(plainChildren, party.childAges.length);
  if (count === 0) return null;
  return (
    <div className={css.ages}>
      {Array.from({ length: count }, (_, child) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- a child is its place in the room
          key={child}
          {...form.field(`child${room + 1}-${child + 1}`)}
          label={t`Age of child ${child + 1}`}
          value={party.childAges[child] ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChange({ type: "age", room, child, age: value === "" ? null : Number(value) })
          }
        >
          <option value="">{form.isAlive ? t`Age` : t`No child`}</option>
          {ages.map((age) => (
            <option key={age} value={age}>
              {age === 0 ? t`Under 1` : age}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
}

function Room(props: RoomProps) {
  const { form, room, party, onChange } = props;
  const { t } = useLingui();
  const number = room + 1;
  return (
    <fieldset className={css.room}>
      <legend className={css.roomTitle}>
        <Trans>Room {number}</Trans>
      </legend>
      <Stepper
        {...form.field(`adults${number}`)}
        label={t`Adults`}
        hint={t`12 years and over`}
        value={party.adults}
        min={1}
        max={stayLimits.adultsPerRoom}
        less={t`Remove an adult`}
        more={t`Add an adult`}
        onChange={(adults) => onChange({ type: "adults", room, adults })}
      />
      {form.isAlive && (
        <Stepper
          {...form.field(`children${number}`)}
          label={t`Children`}
          hint={t`Under 12 years`}
          value={party.childAges.length}
          min={0}
          max={stayLimits.childrenPerRoom}
          less={t`Remove a child`}
          more={t`Add a child`}
          onChange={(children) => onChange({ type: "children", room, children })}
        />
      )}
      <Ages {...props} />
      {form.isAlive && form.draft.rooms.length > 1 && (
        <Button kind="quiet" size="small" onClick={() => onChange({ type: "removeRoom", room })}>
          <Trans>Remove room {number}</Trans>
        </Button>
      )}
    </fieldset>
  );
}

/** Rooms, and who sleeps in each. */
export function RoomsField({ form }: { form: Form }) {
  const { t } = useLingui();
  const { rooms } = form.draft;
  const { id, error } = form.field("rooms");
  const isFull = !canAddRoom(rooms);
  const onChange = (change: RoomsChange) =>
    form.change((stay) => ({ ...stay, rooms: changeRooms(stay.rooms, change) }));
  return (
    <PanelField
      form={form}
      id={id}
      label={t`Rooms and guests`}
      hasLabel
      shown={<GuestsText rooms={rooms} />}
      isWrong={form.isWrong((field) => field === "rooms" || /^(?:adults|child)/.test(field))}
    >
      {rooms.map((party, room) => (
        // oxlint-disable-next-line react/no-array-index-key -- a room is its place in the search
        <Room key={room} {...{ form, room, party, onChange }} />
      ))}
      {error !== undefined && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      {form.isAlive && (
        <Button disabled={isFull} onClick={() => onChange({ type: "addRoom" })}>
          <Trans>Add a room</Trans>
        </Button>
      )}
      {form.isAlive && isFull && (
        <p className={css.full} role="status">
          <Trans>Maximum {stayLimits.rooms} rooms allowed</Trans>
        </p>
      )}
    </PanelField>
  );
}
