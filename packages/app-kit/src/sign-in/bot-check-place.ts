/** Id of the element in which an outside bot check may draw itself. */
export const botCheckPlaceId = 'bot-check'
