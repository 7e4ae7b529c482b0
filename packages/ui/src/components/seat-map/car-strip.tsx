import * as css from "./seat-list.css.ts";

export type Car = {
  id: string;
  /** As it is written on it. */
  name: string;
  /** What is still to be had there. */
  note: string;
  /** All that is heard of it. */
  label: string;
  isFull?: boolean | undefined;
};

/** The cars of a train, of which the map of one is in sight. Radios underneath: arrow keys and one stop come with them. */
export const CarStrip = ({
  label,
  name,
  cars,
  value,
  onChange,
}: {
  label: string;
  name: string;
  cars: readonly Car[];
  value: string;
  onChange: (car: string) => void;
}) => (
  <div role="radiogroup" aria-label={label} className={css.train}>
    <span className={css.engine} aria-hidden="true" />
    {cars.map((car) => (
      <label key={car.id} className={css.car} data-full={car.isFull || undefined}>
        <input
          type="radio"
          className={css.carInput}
          name={name}
          value={car.id}
          checked={car.id === value}
          aria-label={car.label}
          onChange={() => onChange(car.id)}
        />
        <bdi className={css.carName}>{car.name}</bdi>
        <span className={css.carNote}>{car.note}</span>
      </label>
    ))}
  </div>
);
