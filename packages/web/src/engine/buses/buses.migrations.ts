export { busesMigrations as migrations } from "@safar/engine";
