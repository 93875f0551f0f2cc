import { listingProblems, stepOfField } from '@daftar/rules/listings/document'
import type { ListingStep } from '@daftar/rules/listings/steps'
import { maySubmitListing } from '@daftar/rules/listings/listing-status'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { fieldText as problemText, m } from '@daftar/words'
import type { StoreListing } from '../queries.ts'
import type { Editor } from '../use-editor.ts'
import { fieldText } from '../words.ts'
import { ListingNotices } from './notices.tsx'
import { Preview } from './preview.tsx'
import styles from './listing.module.css'

type ReviewStepProps = { listing: StoreListing; editor: Editor; go: (step: ListingStep) => void }

/** What shoppers will see, what is missing still, and the way to the reviewer (DEC-STO-8). */
export function ReviewStep({ listing, editor, go }: ReviewStepProps) {
  const document = editor.form.values
  const problems = Object.entries(listingProblems(document, true))
  const isReady = problems.length === 0
  return (
    <div className={styles.review}>
      <h1>{m.listing_step_review()}</h1>
      <ListingNotices {...{ listing, editor }} />
      {isReady || !maySubmitListing(listing.status) ? null : (
        <Notice tone="warning" title={m.listing_missing()}>
          <p>{m.listing_missing_text()}</p>
          <ul className={styles.missing}>
            {problems.map(([path, code]) => (
              <li key={path}>
                <Button variant="quiet" size="small" onClick={() => go(stepOfField(path))}>
                  {fieldText(path)}: {problemText(code)}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Preview document={document} />
      <span>
        <Button
          variant="primary"
          busy={editor.isBusy}
          disabled={!isReady || !maySubmitListing(listing.status)}
          onClick={() => editor.save(editor.submit)}
        >
          {m.listing_submit()}
        </Button>
      </span>
    </div>
  )
}
