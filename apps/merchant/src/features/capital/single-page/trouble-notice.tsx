import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { m, reasonText } from '@daftar/words'
import type { Apply } from './use-apply.ts'

/** How the last save or submission ended, when it did not end well. What is typed stays. */
export function TroubleNotice({ apply }: { apply: Apply }) {
  const { trouble } = apply
  switch (trouble?.kind) {
    case 'lost':
      return (
        <Notice tone="warning" live="alert" title={m.wizard_lost_title()}>
          {m.wizard_lost_text()}
        </Notice>
      )
    case 'refused':
      return <Notice tone="negative" live="alert" title={reasonText(trouble.error.reason)} />
    case 'conflict':
      return (
        <Notice
          tone="warning"
          live="alert"
          title={m.single_page_conflict()}
          actions={
            <>
              <Button size="small" onClick={() => apply.keepMine(trouble.latest)}>
                {m.single_page_keep_mine()}
              </Button>
              <Button size="small" variant="quiet" onClick={() => apply.takeTheirs(trouble.latest)}>
                {m.wizard_conflict_theirs()}
              </Button>
            </>
          }
        >
          {m.single_page_conflict_text()}
        </Notice>
      )
    default:
      return null
  }
}
