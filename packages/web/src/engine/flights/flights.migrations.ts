export { flightsMigrations as migrations } from "@safar/engine";
