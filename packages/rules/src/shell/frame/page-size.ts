/** REQ-10, REQ-11. */
export const pageSize = 20
export const disputesPageSize = 20
