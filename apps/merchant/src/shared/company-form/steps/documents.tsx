import { sanctionsDetailsMax } from '@daftar/rules/onboarding/check-legal'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import type { DocumentForm } from '../document-form.ts'
import { YesNoInput } from '../parts/choice-input.tsx'
import { FileInput, FilesInput } from '../parts/file-input.tsx'

/** What a company was founded with (DEC-ONB-12). */
export function LegalDocumentsStep({ form }: { form: DocumentForm }) {
  const { legal_documents: given, legal_info } = form.document
  return (
    <>
      <FilesInput form={form} path="legal_documents.required_documents_urls" kind="document" />
      {legal_info.business_type.id === 'foreign_branch' ? (
        <FileInput
          form={form}
          path="legal_documents.board_resolution_to_establish_a_branch_url"
          kind="document"
        />
      ) : null}
      <FilesInput
        form={form}
        path="legal_documents.other_documents_urls"
        kind="document"
        optional={m.common_optional()}
      />
      <YesNoInput form={form} path="legal_documents.sanctioned_dealings_answer" />
      {given.sanctioned_dealings_answer && form.isAsked('legal_documents.sanctioned_dealings_details') ? (
        <TextArea
          id="legal_documents.sanctioned_dealings_details"
          label={m.apply_sanctions_details()}
          maxLength={sanctionsDetailsMax}
          count={m.apply_count({
            used: given.sanctioned_dealings_details.length,
            limit: sanctionsDetailsMax,
          })}
          value={given.sanctioned_dealings_details}
          onValueChange={(sanctioned_dealings_details) =>
            form.set('legal_documents', { sanctioned_dealings_details })
          }
          onBlur={() => form.leave('legal_documents.sanctioned_dealings_details')}
          error={form.errorAt('legal_documents.sanctioned_dealings_details')}
        />
      ) : null}
    </>
  )
}
