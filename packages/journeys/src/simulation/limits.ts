/** How much one booking may have, whatever is clicked: as it was promised to people, and not as any chart reckons it. */
export const mostBusSeats = 5;
export const mostTrainPlaces = 4;
export const mostMovieSeats = 5;
export const mostTourUnits = 9;
export const mostRooms = 6;
export const mostPasses = 6;
