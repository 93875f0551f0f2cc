import { problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { nameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { locationMutation, undoImportMutation } from '../mutations.ts'
import type { Location, LocationImport } from '../queries.ts'
import styles from './locations.module.css'

type RemovedProps = { location: Location; onClose: () => void }

/** What was deleted just now, and the way back. */
export function RemovedNotice({ location, onClose }: RemovedProps) {
  const act = useAct({
    mutation: locationMutation(useQueryClient()),
    doneText: () => m.locations_done_restored(),
    onDone: onClose,
  })
  return (
    <div className={styles.above}>
      <Notice
        live="status"
        onClose={onClose}
        closeLabel={m.common_close()}
        actions={
          <Button
            size="small"
            busy={act.isPending}
            onClick={() => act.send({ act: 'restore', id: location.id })}
          >
            {m.locations_undo()}
          </Button>
        }
      >
        {m.locations_removed({ name: nameText(location) })}
        <Failed error={act.error} />
      </Notice>
    </div>
  )
}

/** The files whose rows can still be taken back. */
export function ImportNotices({ imports }: { imports: readonly LocationImport[] }) {
  return imports.map((one) => <ImportNotice key={one.id} {...one} />)
}

function ImportNotice({ id, at, by, added, left, until }: LocationImport) {
  const act = useAct({
    mutation: undoImportMutation(useQueryClient()),
    doneText: ({ answer }) => m.locations_done_undone({ count: answer.removed }),
    onDone: () => undefined,
  })
  return (
    <div className={styles.above}>
      <Notice
        title={m.locations_imported({ count: added, date: instantDateText(at) })}
        actions={
          <Button size="small" busy={act.isPending} onClick={() => act.send(id)}>
            {m.locations_import_undo({ count: left })}
          </Button>
        }
      >
        {m.locations_imported_by({ name: by, date: instantDateText(until) })}
        <Failed error={act.error} />
      </Notice>
    </div>
  )
}

function Failed({ error }: { error: unknown }) {
  return error ? (
    <span role="alert" className={styles.error}>
      {problemText(error)}
    </span>
  ) : null
}
