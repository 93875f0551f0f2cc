import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import type { Editor } from '../editor.ts'
import type { Saved, Standing } from '../standing.ts'
import { fieldName } from '@daftar/words/onboarding/field-names'
import { withValue } from '@daftar/rules/onboarding/paths'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { valueText } from '@daftar/words/onboarding/value-text'

interface Props<S extends Saved> {
  standing: Standing<S>
  editor: Editor<S>
}

/**
 * What another device changed meanwhile: taken over where only it did, asked about where both did. Nothing is
 * overwritten.
 */
export function ChangedElsewhere<S extends Saved>({ standing, editor }: Props<S>) {
  const { document, elsewhere, both } = standing
  if (both.length > 0)
    return (
      <Notice
        tone="warning"
        title={m.apply_both_title()}
        live="alert"
        actions={
          <>
            <Button size="small" onClick={() => void editor.decide('theirs')}>
              {m.apply_take_theirs()}
            </Button>
            <Button size="small" variant="primary" onClick={() => void editor.decide('mine')}>
              {m.apply_keep_mine()}
            </Button>
          </>
        }
      >
        <p>{m.apply_both_text()}</p>
        <ul>
          {both.map(({ path, theirs }) => (
            <li key={path}>
              <strong>{fieldName(document, path)}</strong>
              {' · '}
              {m.apply_both_theirs({ value: textOf(withValue(document, path, theirs), path) })}
              {' · '}
              {m.apply_both_mine({ value: textOf(document, path) })}
            </li>
          ))}
        </ul>
      </Notice>
    )
  if (elsewhere.length === 0) return null
  const fields = elsewhere.map((path) => fieldName(document, path)).filter((name) => name !== null)
  return (
    <Notice
      title={m.apply_elsewhere_title()}
      live="status"
      onClose={editor.acknowledge}
      closeLabel={m.common_close()}
    >
      {m.apply_elsewhere_text({ fields: fields.join(' · ') })}
    </Notice>
  )
}

function textOf(document: OnboardingDocument, path: string): string {
  return valueText(document, path) || m.apply_both_other()
}
