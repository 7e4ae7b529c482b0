import { expect, test } from "vitest";
import { stayRemarks } from "../remarks.data.ts";
import { reviewsFrom } from "../reviews.ts";
import { descriptionOf, factsOf } from "./hotel-words.ts";
import { type HotelAmenity, hotels, hotelsIn } from "./hotels.ts";

/** What words speak of, in either language, by what there must be for them to be so. */
const spokenOf: readonly (readonly [
  words: RegExp,
  needs: HotelAmenity | "guest_house" | "courtyard" | "praised" | "modest",
])[] = [
  [/breakfast|فطور/i, "breakfast"],
  [/\blift\b|مصعد/i, "lift"],
  [/midnight|any hour|late arrivals|منتصف الليل|كل ساعة/i, "front_desk_24h"],
  [/\bpool\b|مسبح/i, "pool"],
  [/garden|حديقة/i, "garden"],
  [/kitchen|cooked|مطبخ|طبخنا/i, "kitchen"],
  [/restaurant|مطعم/i, "restaurant"],
  [/\bspa\b|سبا /i, "spa"],
  [/\bgym\b|الصالة الرياضية/i, "gym"],
  [/laundry|مغسلة|تُغسل/i, "laundry"],
  [/prayer room|مصلى/i, "prayer_room"],
  [/wheelchair|no step|المتحرك|لا درجات/i, "accessible"],
  [/air conditioning|stay cool|المكيف|باردة/i, "air_conditioning"],
  [/airport|المطار/i, "airport_shuttle"],
  [/\bcar there\b|parking on site|السيارة هناك|موقف/i, "parking"],
  [/wi-fi|واي فاي/i, "wifi"],
  [/\btea\b|الشاي/i, "room_service"],
  [/famil(?:y|ies)|عائل/i, "family_rooms"],
  [/its owners|أصحابه/i, "guest_house"],
  [/courtyard|فناء/i, "courtyard"],
  [/plain, clean|\bsimple\b|بسيط/i, "modest"],
  [/guests praise|يثني/i, "praised"],
];

/** The names of its quarter and city are not words of ours. */
const withoutNames = (text: string, [...names]: readonly string[]): string =>
  names.reduce((left, name) => left.replaceAll(name, ""), text);

test.each(["en", "ar"] as const)(
  "invariant: in %s nothing is told or written of a hotel that it has not",
  (language) => {
    for (const hotel of hotels) {
      const facts = factsOf(hotel);
      const told = withoutNames(descriptionOf(hotel, language), [
        hotel.area.names[language],
        hotel.city.names[language],
      ]);
      const written = reviewsFrom(hotel, stayRemarks, facts).map(({ text }) => text[language]);
      for (const text of [told, ...written])
        for (const [words, needs] of spokenOf)
          expect([hotel.slug, text, needs, !words.test(text) || facts.has(needs)]).toEqual([
            hotel.slug,
            text,
            needs,
            true,
          ]);
    }
  },
);

test("invariant: hours for women are hours of a pool", () => {
  for (const { amenities, slug } of hotels)
    expect([slug, amenities.includes("pool") || !amenities.includes("women_only_pool")]).toEqual([slug, true]);
});

test("invariant: of no hotel the same is written twice", () => {
  for (const hotel of hotels) {
    const texts = reviewsFrom(hotel, stayRemarks, factsOf(hotel)).map(({ text }) => text.en);
    expect([hotel.slug, new Set(texts).size]).toEqual([hotel.slug, texts.length]);
  }
});

test("invariant: of a city's hotels at most a third are told of in the same sentence", () => {
  for (const city of new Set(hotels.map((hotel) => hotel.city))) {
    const all = hotelsIn(city);
    if (all.length < 20) continue;
    const counts = new Map<string, number>();
    for (const hotel of all)
      for (const sentence of descriptionOf(hotel, "en").split(". "))
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    expect([city.slug, Math.max(...counts.values()) <= all.length / 3]).toEqual([city.slug, true]);
  }
});
