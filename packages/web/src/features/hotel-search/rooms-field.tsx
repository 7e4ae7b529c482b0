import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { canAddRoom, guestCounts, type RoomParty, stayLimits } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import { Select } from "@safar/ui/select";
import { Stepper } from "@safar/ui/stepper";
import ChevronDown from "lucide-react/icons/chevron-down";
import Users from "lucide-react/icons/users";
import { useCallback, useRef, useState } from "react";
import { commaIn } from "../../i18n/format.ts";
import * as panel from "../flight-search/party-field.css.ts";
import { useClosing } from "../flight-search/use-closing.ts";
import * as css from "./stay-form.css.ts";
import type { StayFormState } from "./use-stay-form.ts";

const ages = Array.from({ length: stayLimits.oldestChild + 1 }, (_, age) => age);
/** A browser without script cannot add any, so that some stand there to be filled in. */
const plainChildren = 2;

/** Who stays, in a few words. */
export function GuestsText({ rooms }: { rooms: readonly RoomParty[] }) {
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

function Room({ room, party, form }: { room: number; party: RoomParty; form: StayFormState }) {
  const { t } = useLingui();
  const { changeRooms, idOf, isAlive, stay } = form;
  const number = room + 1;
  const shownAges: readonly (number | null)[] = isAlive
    ? party.childAges
    : Array.from(
        { length: Math.max(plainChildren, party.childAges.length) },
        (_, child) => party.childAges[child] ?? null,
      );
  return (
    <fieldset className={css.room}>
      <legend className={css.roomTitle}>
        <Trans>Room {number}</Trans>
      </legend>
      <Stepper
        id={`${idOf("rooms")}-adults${number}`}
        name={`adults${number}`}
        label={t`Adults`}
        hint={t`12 years and over`}
        value={party.adults}
        min={1}
        max={stayLimits.adultsPerRoom}
        less={t`One adult fewer`}
        more={t`One adult more`}
        onChange={(adults) => changeRooms({ type: "adults", room, adults })}
      />
      {isAlive && (
        <Stepper
          id={`${idOf("rooms")}-children${number}`}
          name={`children${number}`}
          label={t`Children`}
          hint={t`Under 12 years`}
          value={party.childAges.length}
          min={0}
          max={stayLimits.childrenPerRoom}
          less={t`One child fewer`}
          more={t`One child more`}
          onChange={(children) => changeRooms({ type: "children", room, children })}
        />
      )}
      {shownAges.length > 0 && (
        <div className={css.ages}>
          {shownAges.map((age, child) => (
            <Select
              // oxlint-disable-next-line react/no-array-index-key -- a child is its place in the room
              key={child}
              id={`${idOf("rooms")}-child${number}-${child + 1}`}
              name={`child${number}-${child + 1}`}
              label={t`Age of child ${child + 1}`}
              value={age ?? ""}
              onChange={({ currentTarget: { value } }) =>
                changeRooms({ type: "age", room, child, age: value === "" ? null : Number(value) })
              }
            >
              <option value="">{isAlive ? t`Age` : t`No child`}</option>
              {ages.map((one) => (
                <option key={one} value={one}>
                  {one === 0 ? t`Under 1` : one}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
      {isAlive && stay.rooms.length > 1 && (
        <Button kind="quiet" size="small" onClick={() => changeRooms({ type: "removeRoom", room })}>
          <Trans>Remove room {number}</Trans>
        </Button>
      )}
    </fieldset>
  );
}

/** Rooms and who sleeps in each. A native disclosure, so that it opens without script; with it, it closes by itself. */
export function RoomsField({ form }: { form: StayFormState }) {
  const { errorOf, idOf, isAlive, stay, changeRooms } = form;
  const error = errorOf("rooms");
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || error !== undefined;
  const close = useCallback(() => setOpen(false), []);
  useClosing(ref, isOpen, close);
  const isFull = !canAddRoom(stay.rooms);
  return (
    <div>
      <span className={css.label} aria-hidden="true">
        <Trans>Rooms and guests</Trans>
      </span>
      <details
        ref={ref}
        id={idOf("rooms")}
        className={panel.party}
        open={isShown}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isShown) setOpen(currentTarget.open);
        }}
      >
        <summary className={panel.summary}>
          <Icon of={Users} size={18} />
          <VisuallyHidden>
            <Trans>Rooms and guests:</Trans>
          </VisuallyHidden>
          <span>
            <GuestsText rooms={stay.rooms} />
          </span>
          <Icon of={ChevronDown} size={18} />
        </summary>
        <div className={panel.panel}>
          {stay.rooms.map((party, room) => (
            // oxlint-disable-next-line react/no-array-index-key -- a room is its place in the search
            <Room key={room} room={room} party={party} form={form} />
          ))}
          {error !== undefined && (
            <p className={css.error} role="alert">
              {error}
            </p>
          )}
          {isAlive && (
            <>
              <Button disabled={isFull} onClick={() => changeRooms({ type: "addRoom" })}>
                <Trans>Add a room</Trans>
              </Button>
              {isFull && (
                <p className={panel.rules} role="status">
                  <Trans>Maximum {stayLimits.rooms} rooms allowed</Trans>
                </p>
              )}
              <Button
                kind="primary"
                wide
                onClick={() => {
                  setOpen(false);
                  ref.current?.querySelector("summary")?.focus();
                }}
              >
                <Trans>Done</Trans>
              </Button>
            </>
          )}
        </div>
      </details>
    </div>
  );
}
