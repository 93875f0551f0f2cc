import { Button } from '@daftar/ui/button'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { filesQuery } from '../queries.ts'

/** The lists show the lines of one file; a press shows every file's again. */
export function OneFile({ id, onClear }: { id: string; onClear: () => void }) {
  const files = useInfiniteQuery(filesQuery).data?.pages.flatMap((page) => page.files) ?? []
  const name = files.find((file) => file.id === id)?.name
  return (
    <>
      {name === undefined ? null : <Typed>{m.desk_reconciliation_file_one({ name })}</Typed>}
      <Button size="small" icon={<X />} onClick={onClear}>
        {m.desk_reconciliation_file_clear()}
      </Button>
    </>
  )
}
