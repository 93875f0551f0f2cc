import { useState } from 'react'

/** The row of a list that stands open beside it, as the list tells it just now. */
export function useOpened<Row extends { id: string }>(rows: readonly Row[]) {
  const [openId, setOpenId] = useState<string | null>(null)
  return {
    opened: rows.find(({ id }) => id === openId),
    open: ({ id }: Row) => setOpenId(id),
    close: () => setOpenId(null),
  }
}
