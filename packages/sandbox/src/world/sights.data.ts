/** Where things stand that people are led between, to about a hundred metres: by the place they are of, and what they are called there. */
// biome-ignore format: a table is read by its rows.
const sightRows: Readonly<Record<string, Readonly<Record<string, readonly [latitude: number, longitude: number]>>>> = {
  karachi: { "the steps of Frere Hall": [24.8479, 67.0327], "Frere Hall": [24.8474, 67.0333], "Empress Market": [24.8615, 67.0292], "Merewether Tower": [24.849, 66.9974] },
  lahore: {
    "the Delhi Gate": [31.5822, 74.3267], "The royal bath": [31.5827, 74.3259], "Wazir Khan Mosque": [31.5833, 74.3234], "The spice bazaar": [31.5811, 74.3278],
    "The Royal Fort": [31.588, 74.315], "Badshahi Mosque": [31.5882, 74.3107], "Shalimar Gardens": [31.586, 74.382],
    "The shrine of Data Ganj Bakhsh": [31.579, 74.305], "The shrine of Mian Mir": [31.5495, 74.364], "The shrine of Madho Lal": [31.5876, 74.3673],
  },
  islamabad: { "the gate of the Lok Virsa museum": [33.6894, 73.0716], "Faisal Mosque": [33.7296, 73.0372], "Daman-e-Koh": [33.7384, 73.0578], "Pakistan Monument": [33.6932, 73.0689], "Saidpur village": [33.7423, 73.068] },
  peshawar: { "the Ghanta Ghar": [34.0098, 71.5781], "Storytellers' bazaar": [34.0079, 71.5713], "Sethi House": [34.0093, 71.5823], "Mahabat Khan Mosque": [34.0097, 71.574] },
  taxila: { "the door of the museum": [33.7461, 72.8186], Dharmarajika: [33.7441, 72.8429], Sirkap: [33.756, 72.8291], "Jaulian monastery": [33.7653, 72.8747], "Bhir mound": [33.7443, 72.8176] },
  makkah: { "the Clock Towers, King Abdulaziz gate side": [21.4189, 39.8254], "Jabal al-Nour": [21.4575, 39.8592], Arafat: [21.3549, 39.9841], Mina: [21.4133, 39.8933], "Jabal Thawr": [21.377, 39.85], Muzdalifah: [21.3836, 39.937] },
  madinah: { "the gate of the Hijaz railway museum": [24.4627, 39.5995], "Quba Mosque": [24.4392, 39.6173], "Mount Uhud": [24.51, 39.615], "Qiblatayn Mosque": [24.4841, 39.5789], "The date market": [24.464, 39.608] },
  riyadh: { "the square of Masmak Fort": [24.6309, 46.7128], "Masmak Fort": [24.6312, 46.7134], "Souq al-Zal": [24.6289, 46.7117] },
};

/** Where something of a place stands, as the wire writes it; null where that is not known. */
export const sightAt = (place: string, name: string) => {
  const [lat, lng] = sightRows[place]?.[name] ?? [];
  return lat === undefined || lng === undefined ? null : { lat, lng };
};
