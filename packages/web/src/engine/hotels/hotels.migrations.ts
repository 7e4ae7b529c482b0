export { hotelsMigrations as migrations } from "@safar/engine";
