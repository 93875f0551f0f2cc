// What the tables and views hold, as the driver hands it over. Written by `npm run schema` from the
// migrated catalogue; a test compares. A column that is renamed or dropped is missed here, and whatever names
// it no longer compiles.
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'

export interface Tables {
  ad_campaign: {
    merchant_id: string
    id: string
    store_id: string
    name: string
    placement: 'home_banner' | 'category_banner' | 'search_sponsor' | 'push_message'
    status: 'draft' | 'in_review' | 'active' | 'paused' | 'finished' | 'rejected'
    version: number
    currency: Currency
    starts_on: CalendarDate | null
    ends_on: CalendarDate | null
    daily_minor: bigint | null
    total_minor: bigint | null
    picture_en: string
    picture_ar: string
    link: string
    priced_by: 'thousand_impressions' | 'click' | null
    price_minor: bigint | null
    created_by: string
    created_at: Date
    submitted_at: Date | null
    deadline_at: Date | null
    decided_at: Date | null
    finished_at: Date | null
    reason: 'picture_unclear' | 'picture_languages' | 'misleading' | 'not_allowed' | 'link_broken' | 'brand_of_others' | 'other' | null
    note: string
    counted_on: CalendarDate | null
    day_units: bigint
    day_minor: bigint
    spent_minor: bigint
    posted_minor: bigint
  }
  ad_day: {
    merchant_id: string
    campaign_id: string
    day: CalendarDate
    impressions: bigint
    clicks: bigint
    orders: bigint
    spent_minor: bigint
    posted_at: Date | null
  }
  ad_view: {
    merchant_id: string
    id: string
    campaign_id: string
    seen_at: Date
    is_counted: boolean
    clicked_at: Date | null
    order_id: string | null
  }
  adjustment: {
    merchant_id: string
    id: string
    currency: Currency
    amount_minor: bigint
    reason: 'commission_correction' | 'fee_correction' | 'duplicate_payout' | 'chargeback' | 'goodwill' | 'other'
    note: string
    status: 'proposed' | 'approved' | 'rejected'
    proposed_by: string
    proposed_at: Date
    decided_by: string | null
    decided_at: Date | null
    decision_note: string
  }
  advance: {
    merchant_id: string
    id: string
    application_id: string
    offer_id: string
    status: 'waiting' | 'waiting_for_dda' | 'paying' | 'overdue' | 'closed'
    tags: string[]
    currency: Currency
    amount_minor: bigint
    fee_minor: bigint
    fee_vat_minor: bigint
    minimum_minor: bigint
    rate_hundredths: number
    cap_percent: number
    tenor: number
    carried_minor: bigint
    credited_minor: bigint
    company_name: string
    legal_name: string
    signatory_phone: string
    signatory_email: string
    iban: string
    invoice_buyer: unknown
    pays_off_advance_id: string | null
    paid_off_by_advance_id: string | null
    pay_off_minor: bigint | null
    weeks_short: number
    applied_at: Date
    created_at: Date
    funded_at: Date | null
    funding_stopped_at: Date | null
    first_repayment_on: CalendarDate | null
    next_repayment_on: CalendarDate | null
    flagged_at: Date | null
    completed_at: Date | null
    written_off_at: Date | null
    voided_at: Date | null
    reopened_at: Date | null
  }
  api_key: {
    merchant_id: string
    id: string
    kind: 'public' | 'secret'
    hash: string
    sealed: Buffer
    last_four: string
    created_at: Date
    revoked_at: Date | null
    store_ids: string[] | null
    shown_at: Date | null
  }
  application: {
    merchant_id: string
    id: string
    offer_id: string
    form: 'wizard' | 'single_page'
    status: 'draft' | 'verified' | 'submitted' | 'approved' | 'rejected' | 'reset' | 'cancelled'
    version: number
    currency: Currency
    amount_minor: bigint
    tenor: number
    iban: string | null
    requirements_confirmed: boolean
    sales_data_done: boolean
    social_networks: unknown
    social_done: boolean
    location_details: unknown
    location_done: boolean
    legal_info: unknown
    authorized_signatory: unknown
    finance_contact: unknown
    sign_authority: unknown
    payout_cycle_agreed: boolean
    signatory_verified_at: Date | null
    licence_expires_on: CalendarDate | null
    licence_read_of: string
    licence_read_by: string | null
    licence_read_at: Date | null
    proposal: unknown
    direct_debit: boolean | null
    advance_terms: unknown
    reasons: string[]
    reset_rounds: number
    cancelled_for: 'inactivity' | 'declined' | 'request' | 'no_mandate' | null
    created_by: string
    created_at: Date
    saved_at: Date
    reminded_at: Date | null
    submitted_at: Date | null
    deadline_at: Date | null
    overdue_alert_at: Date | null
    shareholders: unknown
    bank_name: string
    given_iban: string | null
    given_bank_name: string
    signatory_code_sent_at: Date | null
    iban_tries: number
    iban_tries_from: Date | null
  }
  application_decision: {
    merchant_id: string
    id: string
    application_id: string
    action: 'proposed' | 'approved' | 'rejected' | 'reset' | 'returned'
    staff_id: string
    reasons: string[]
    note: string
    amount_minor: bigint
    tenor: number
    monthly_sales_minor: bigint | null
    before: unknown
    at: Date
  }
  application_draft: {
    merchant_id: string
    application_id: string
    person_id: string
    step: string
    content: unknown
    version: number
    saved_at: Date
  }
  application_statement: {
    merchant_id: string
    application_id: string
    position: number
    file_id: string
    password_sealed: string | null
    reading_state: 'waiting' | 'read' | 'unreadable'
    reading: unknown
    created_at: Date
  }
  assignment: {
    merchant_id: string
    subject: 'application' | 'relief' | 'transfer' | 'debit' | 'payout' | 'adjustment' | 'write_off' | 'webhook' | 'bank_account' | 'store_request' | 'listing' | 'dispute' | 'campaign'
    subject_id: string
    assignee: string
    assigned_by: string
    assigned_at: Date
  }
  audit_chain: {
    merchant_id: string
    last_number: bigint
    last_hash: Buffer
  }
  audit_entry: {
    merchant_id: string
    number: bigint
    at: Date
    action: string
    object: string
    actor_id: string
    actor_role: string
    on_behalf_of: string | null
    outcome: 'done' | 'refused'
    reason: string | null
    before: unknown
    after: unknown
    request_id: string | null
    ip: string | null
    user_agent: string | null
    recorded_at: Date
    previous_hash: Buffer
    hash: Buffer
  }
  bank_account_change: {
    merchant_id: string
    id: string
    legal_entity_id: string
    status: 'proposed' | 'waiting' | 'effective' | 'declined' | 'withdrawn' | 'stopped'
    iban_before: string
    bank_before: string
    iban: string
    bank_name: string
    holder: string
    letter_file_id: string
    proposed_by: string
    proposed_at: Date
    decided_by: string | null
    decided_at: Date | null
    decline_reason: 'holder_differs' | 'letter_unreadable' | 'letter_differs' | 'letter_old' | 'account_not_accepted' | 'not_confirmed' | null
    note: string
    effective_at: Date | null
    token_hash: string | null
    letters_told: number
    texts_told: number
    ended_at: Date | null
    hold_id: string | null
    spoken_by: string | null
    spoken_at: Date | null
    spoken_note: string
  }
  bank_debit_order: {
    merchant_id: string
    kind: 'mandate' | 'debit'
    subject_id: string
    iban: string
    currency: Currency
    amount_minor: bigint | null
    reference: string
    received_at: Date
  }
  bank_directory: {
    country: string
    code: string
    name: string
    swift_code: string
    source: string
    changed_at: Date
  }
  bank_file: {
    id: string
    sha256: string
    name: string
    currency: Currency
    reading: unknown
    lines: number
    skipped: number
    repeated: number
    first_on: CalendarDate | null
    last_on: CalendarDate | null
    uploaded_by: string
    uploaded_at: Date
  }
  bank_instruction: {
    merchant_id: string
    transfer_id: string
    iban: string
    currency: Currency
    amount_minor: bigint
    reference: string
    received_at: Date
  }
  bank_line: {
    id: string
    file_id: string
    row_number: number
    booked_on: CalendarDate
    currency: Currency
    amount_minor: bigint
    text: string
    bank_reference: string
    fingerprint: string
    state: 'open' | 'waiting' | 'matched' | 'aside'
    effect: 'confirmed' | 'linked' | 'returned' | 'topped_up' | null
    of_merchant: string | null
    of_transfer: string | null
    decided_by: string | null
    decided_at: Date | null
    note: string
  }
  book_difference: {
    merchant_id: string
    id: string
    advance_id: string | null
    kind: string
    detail: unknown
    found_at: Date
    last_seen_at: Date
    gone_at: Date | null
  }
  capture: {
    merchant_id: string
    id: string
    order_id: string
    reference: string
    currency: Currency
    amount_minor: bigint
    commission_hundredths: number
    commission_minor: bigint
    commission_fixed_minor: bigint
    commission_vat_minor: bigint
    tax_minor: bigint
    shipping_minor: bigint
    discount_minor: bigint
    items: unknown
    captured_at: Date
  }
  card: {
    merchant_id: string
    id: string
    nickname: string
    currency: Currency
    status: 'ordered' | 'active' | 'frozen' | 'cancelled'
    limit_minor: bigint
    month: string
    spent_minor: bigint
    issuer_id: string | null
    last4: string
    expires_on: CalendarDate | null
    frozen_by: 'merchant' | 'staff' | null
    frozen_reason: string
    created_by: string
    created_at: Date
    cancelled_at: Date | null
  }
  card_charge: {
    merchant_id: string
    id: string
    card_id: string
    issuer_id: string
    status: 'authorized' | 'declined' | 'captured' | 'released' | 'refunded'
    source: 'wallet' | 'payout'
    currency: Currency
    shop: string
    month: string
    amount_minor: bigint
    held_minor: bigint
    captured_minor: bigint
    of_payout_minor: bigint
    refunded_minor: bigint
    declined_reason: 'card_frozen' | 'card_cancelled' | 'program_suspended' | 'payouts_held' | 'other_currency' | 'above_limit' | 'not_enough' | null
    authorized_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  card_event: {
    merchant_id: string
    id: string
    charge_id: string
    kind: 'authorization' | 'capture' | 'reversal' | 'refund' | 'expiry'
    amount_minor: bigint
    answer: string
    at: Date
  }
  card_program: {
    merchant_id: string
    id: string
    status: 'applied' | 'approved' | 'declined' | 'suspended'
    limit_minor: bigint
    applied_by: string
    applied_at: Date
    reason: string
    decided_by: string | null
    decided_at: Date | null
    proposed_limit_minor: bigint | null
    proposed_by: string | null
    proposed_at: Date | null
  }
  catalogue_product: {
    merchant_id: string
    id: string
    status: 'visible' | 'hidden' | 'rejected'
    source: 'platform' | 'feed'
    source_id: string
    outside_id: string
    name_en: string
    name_ar: string
    price_minor: bigint
    currency: Currency
    stock: number | null
    link: string
    picture_url: string
    picture_of: string
    picture_key: string | null
    search: string
    digest: Buffer
    seen_by: string
    gone_at: Date | null
    added_at: Date
    changed_at: Date
    decided_by: string | null
    decided_at: Date | null
    said_en: string
    said_ar: string
  }
  catalogue_sync: {
    merchant_id: string
    id: string
    source: 'platform' | 'feed'
    source_id: string
    status: 'running' | 'done' | 'failed'
    is_full: boolean
    asked_by: string | null
    started_at: Date
    touched_at: Date
    ended_at: Date | null
    cursor: string | null
    seen: number
    added: number
    changed: number
    removed: number
    skipped: number
    problems: unknown
    failure: 'unreachable' | 'refused_address' | 'refused' | 'not_found' | 'too_large' | 'too_slow' | 'too_many_redirects' | 'compressed' | 'not_the_format' | 'grant_ended' | 'stopped' | null
  }
  checkout_session: {
    merchant_id: string
    id: string
    order_id: string
    token_hash: string
    status: 'created' | 'approved' | 'rejected' | 'expired' | 'cancelled'
    language: 'en' | 'ar'
    rejection: string | null
    success_url: string | null
    cancel_url: string | null
    failure_url: string | null
    code_phone: string | null
    codes_sent: number
    confirmed_phone: string | null
    confirmed_at: Date | null
    expires_at: Date
    created_at: Date
    is_public: boolean
  }
  clock_offset: {
    only_row: boolean
    offset_ms: bigint
    moved_at: Date | null
    moved_from: Date | null
    moved_to: Date | null
  }
  code_counter: {
    identity: Buffer
    hour_from: Date
    hour_sends: number
    day_from: Date
    day_sends: number
    tries: number
    last_try_at: Date | null
    tries_day_from: Date | null
    day_tries: number
    tries_in_a_row: number
    wait_until: Date | null
  }
  commission_term: {
    merchant_id: string
    id: string
    store_id: string | null
    product: string | null
    valid_from: CalendarDate
    valid_until: CalendarDate | null
    percent_hundredths: number
    fixed_minor: bigint
    created_at: Date
  }
  contract_paper: {
    merchant_id: string
    contract_id: string
    number: string
    signatory_name: string
    signatory_email: string
    contents: unknown
    document_key: string
    document_sha256: string
    token_hash: string
    drawn_at: Date
    letter_at: Date
    terms_accepted_at: Date | null
    terms_accepted_by: string | null
    evidence: unknown
    countersigned_by: string | null
    countersigned_name: string | null
    sealed_key: string | null
    sealed_status: 'signed' | 'completed' | null
  }
  contributed_movement: {
    merchant_id: string
    id: string
    order_id: string | null
    currency: Currency
    amount_minor: bigint
    note: string
    at: Date
    kind: string
  }
  conversation_draft: {
    merchant_id: string
    thread_id: string
    writer_id: string
    body: string
    saved_at: Date
  }
  conversation_message: {
    merchant_id: string
    thread_id: string
    seq: number
    id: string
    author_kind: 'merchant' | 'staff' | 'system'
    author_id: string
    body: string
    file_ids: string[]
    is_note: boolean
    at: Date
  }
  conversation_reader: {
    merchant_id: string
    thread_id: string
    reader_kind: 'merchant' | 'staff'
    reader_id: string
    seq: number
    at: Date
  }
  cycle_change: {
    merchant_id: string
    id: string
    cycle: 'weekly' | 'flexible'
    valid_from: CalendarDate
    requested_by: string
    requested_at: Date
  }
  debit: {
    merchant_id: string
    id: string
    advance_id: string
    mandate_id: string
    repayment_id: string
    attempt: number
    status: 'pending' | 'paid' | 'failed' | 'unanswered' | 'returned'
    currency: Currency
    amount_minor: bigint
    carried_minor: bigint
    repaid_minor: bigint
    presented_on: CalendarDate
    retry_on: CalendarDate | null
    received_on: CalendarDate | null
    received_reference: string
    bank_reference: string
    reason: string
    created_at: Date
    decided_at: Date | null
    decided_by: string
    chased_on: CalendarDate | null
    recovered_minor: bigint
  }
  dev_message: {
    id: string
    channel: 'email' | 'sms'
    recipient: string
    subject: string | null
    text: string
    html: string | null
    code: string | null
    attachments: unknown
    at: Date
  }
  dispute: {
    merchant_id: string
    id: string
    number: string
    order_id: string
    store_id: string
    currency: Currency
    type: 'identity_theft' | 'not_delivered' | 'product_issue' | 'unreceived_refund'
    status: 'pending' | 'declined' | 'cancelled' | 'approved' | 'arbitration'
    source: 'shopper' | 'desk' | 'provider'
    source_reference: string | null
    disputed_minor: bigint
    shopper_comment: string
    created_at: Date
    respond_by: Date
    reminded: number
    answer: unknown
    answer_saved_at: Date | null
    answer_saved_by: string
    challenge: unknown
    challenged_at: Date | null
    challenge_sent_by: 'merchant' | 'deadline' | 'api' | null
    proposal: unknown
    proposed_by: string | null
    proposed_at: Date | null
    verdict: unknown
    decided_by: string
    ending: 'merchant' | 'deadline' | 'arbiter' | 'withdrawn' | null
    refunded_minor: bigint | null
    resolved_at: Date | null
    claim_hash: string | null
    claimed_items: unknown
    shopper_language: 'en' | 'ar' | null
    answer_version: number
  }
  dispute_file: {
    merchant_id: string
    dispute_id: string
    file_id: string
    side: 'merchant' | 'shopper'
    item: 'proof' | 'description' | 'messages' | null
    name: string
    size_bytes: bigint
    content_type: string
    added_at: Date
  }
  envelope: {
    merchant_id: string
    id: string
    application_id: string
    token_hash: string
    status: 'sent' | 'viewed' | 'signed' | 'declined' | 'expired'
    title: string
    contents: unknown
    signer_name: string
    signer_email: string
    signer_phone: string
    document_key: string
    document_sha256: string
    signed_document_key: string | null
    evidence: unknown
    declined_reason: string
    service: 'embedded' | 'docuseal' | 'documenso'
    external_id: string
    external_address: string
    reminders: number
    sent_at: Date
    viewed_at: Date | null
    signed_at: Date | null
    expires_at: Date
    is_sealed: boolean
    letters_again: number
    letter_again_at: Date | null
  }
  experiment_proposal: {
    name: string
    country: string
    percent: number | null
    from_percent: number | null
    proposed_by: string
    proposed_at: Date
  }
  experiment_rule: {
    name: string
    country: string
    percent: number
    changed_by: string
    changed_at: Date
  }
  file_hold: {
    merchant_id: string
    id: string
    file_id: string | null
    reason: 'legal_claim' | 'authority_order' | 'fraud_investigation' | 'complaint'
    note: string
    placed_by: string
    placed_at: Date
    released_by: string | null
    released_at: Date | null
    release_note: string
  }
  file_key: {
    merchant_id: string
    file_id: string
    sealed: Buffer
    made_at: Date
  }
  first_filling: {
    only_row: boolean
    begun_at: Date
  }
  former_admin: {
    merchant_id: string
    person_id: string
    until: Date
  }
  former_contact: {
    person_id: string
    factor: 'email' | 'phone'
    contact: string
    until: Date
  }
  idempotency_key: {
    actor_id: string
    route: string
    key: string
    body_hash: string
    state: 'running' | 'done' | 'failed'
    status: number | null
    body: unknown
    at: Date
  }
  integration: {
    merchant_id: string
    platform: string | null
    keys_copied_at: Date | null
    changed_at: Date
  }
  job_worker: {
    worker_id: string
    seen_at: Date
  }
  kept_paper: {
    merchant_id: string
    kind: 'payout_invoice' | 'fee_invoice' | 'credit_note' | 'statement'
    subject: string
    format: 'pdf' | 'xml'
    storage_key: string
    sha256: string
    size_bytes: number
    kept_at: Date
  }
  known_device: {
    token_hash: Buffer
    subject_id: string
    expires_at: Date
  }
  ledger_balance: {
    merchant_id: string
    account: string
    currency: Currency
    balance_minor: bigint
  }
  ledger_chain: {
    merchant_id: string
    last_number: bigint
    last_hash: Buffer
  }
  ledger_posting: {
    merchant_id: string
    transaction_id: string
    line: number
    account: string
    currency: Currency
    amount_minor: bigint
  }
  ledger_transaction: {
    merchant_id: string
    id: string
    number: bigint
    kind: string
    reference: string
    at: Date
    memo: string | null
    reverses: string | null
    lines: number
    previous_hash: Buffer
    hash: Buffer
    recorded_at: Date
  }
  legal_entity: {
    merchant_id: string
    id: string
    status: 'active' | 'pending_info' | 'suspending' | 'suspended' | 'in_review' | 'rejected'
    country: string
    legal_company_name: string
    legal_address: string
    commercial_registration_number: string
    tax_number: string | null
    iban: string
    bank_name: string
    licence_file_id: string | null
    licence_expires_on: CalendarDate | null
    created_at: Date
    version: number
    suspended_at: Date | null
    confirmed_at: Date | null
    company: unknown
  }
  legal_entity_notice: {
    merchant_id: string
    legal_entity_id: string
    expires_on: CalendarDate
    notice: 'days_30' | 'days_14' | 'days_3' | 'expired' | 'suspended'
    told_at: Date
  }
  legal_entity_owner_notice: {
    merchant_id: string
    legal_entity_id: string
    owner_id: string
    expires_on: CalendarDate
    notice: 'days_30' | 'days_14' | 'days_3' | 'expired'
    told_at: Date
  }
  legal_entity_update: {
    merchant_id: string
    id: string
    original_legal_entity_id: string
    status: 'draft' | 'in_review' | 'changes_requested' | 'approved' | 'rejected'
    version: number
    is_first: boolean
    document: unknown
    created_by: string
    created_at: Date
    saved_at: Date
    submitted_by: string | null
    submitted_at: Date | null
    deadline_at: Date | null
    rounds: number
    taken_by: string | null
    taken_at: Date | null
    decided_by: string | null
    decided_at: Date | null
    before: unknown
    reasons: string[]
    said_en: string
    said_ar: string
    note: string
  }
  legal_entity_update_round: {
    merchant_id: string
    update_id: string
    round: number
    before: unknown
    asked_by: string
    asked_at: Date
    answered_at: Date | null
  }
  location: {
    merchant_id: string
    id: string
    store_id: string
    name: string
    name_ar: string
    address: string
    city: string
    country: 'SAU' | 'ARE' | 'BHR' | 'KWT' | 'EGY' | 'QAT'
    map_link: string | null
    phone: string | null
    pos_id: string | null
    is_hidden: boolean
    hours: unknown
    import_id: string | null
    version: number
    created_at: Date
    removed_at: Date | null
  }
  location_import: {
    merchant_id: string
    id: string
    by_person: string
    at: Date
    added: number
    undone_at: Date | null
  }
  mandate: {
    merchant_id: string
    id: string
    advance_id: string
    status: 'created' | 'pending' | 'waiting_for_bank_approval' | 'active' | 'rejected' | 'error' | 'canceled' | 'closed'
    phone: string
    iban: string
    token_hash: string
    address_round: number
    sms_sent: number
    sms_sent_at: Date | null
    bank_reference: string
    created_at: Date
    signed_at: Date | null
    decided_at: Date | null
    ended_reason: string
    wording: unknown
  }
  master_key: {
    id: string
    sealed_root: Buffer
    made_at: Date
  }
  membership: {
    merchant_id: string
    person_id: string
    role: 'workspace_admin' | 'settlements' | 'supervisor' | 'sales_manager'
    store_ids: string[] | null
    created_at: Date
    disabled_at: Date | null
    ads_only: boolean
    ads_ops: boolean
    ads_inviter: boolean
  }
  merchant: {
    merchant_id: string
    name: string
    name_ar: string
    country: string
    currency: Currency
    payout_cycle: 'weekly' | 'flexible'
    commission_hundredths: number
    commission_fixed_minor: bigint
    vat_percent: number
    has_virtual_cards: boolean
    has_locations: boolean
    sandbox_of: string | null
    suspended_at: Date | null
    created_at: Date
    platform: string | null
    organization_id: string | null
  }
  merchant_contact: {
    merchant_id: string
    id: string
    purpose: 'finance' | 'technical' | 'operations' | 'marketing'
    name: string
    email: string
    phone: string | null
    language: 'en' | 'ar'
    token_hash: string
    asked_at: Date
    confirmed_at: Date | null
    left_at: Date | null
    version: number
    created_at: Date
  }
  merchant_contract: {
    merchant_id: string
    id: string
    status: 'none' | 'sent' | 'signed' | 'completed'
    sent_at: Date | null
    signed_at: Date | null
    completed_at: Date | null
    created_at: Date
  }
  merchant_experiment: {
    merchant_id: string
    name: string
    enabled: boolean
    changed_at: Date
  }
  merchant_key: {
    merchant_id: string
    sealed: Buffer
    made_at: Date
  }
  merchant_note: {
    merchant_id: string
    id: string
    text: string
    author: string
    written_at: Date
  }
  notification: {
    merchant_id: string
    id: string
    person_id: string
    kind: string
    store_id: string | null
    heading_en: string
    heading_ar: string
    said_en: string
    said_ar: string
    path: string
    created_at: Date
    read_at: Date | null
  }
  notification_choice: {
    merchant_id: string
    person_id: string
    topic: string
    channel: 'email' | 'inside'
    enabled: boolean
    changed_at: Date
  }
  offer: {
    merchant_id: string
    id: string
    store_id: string
    form: 'wizard' | 'single_page'
    currency: Currency
    amount_minor: bigint
    tenor: number
    repayment_rate_hundredths: number
    fee_factor_hundredths: number
    discount_percent_hundredths: number
    tags: ('full_revenue_flow' | 'early_payoff' | 'bank_statement_required' | 'kyb_application')[]
    pays_off_advance_id: string | null
    sized_on_minor: bigint | null
    made_by: string
    status: 'proposed' | 'active' | 'hidden' | 'used' | 'withdrawn' | 'expired'
    withdrawn_by: string
    withdrawn_reason: string
    withdrawn_at: Date | null
    expires_at: Date
    created_at: Date
    least_minor: bigint | null
    burden_percent_hundredths: number | null
    burden_reason: string
    approved_by: string
  }
  onboarding_application: {
    id: string
    person_id: string
    status: 'draft' | 'partially_submitted' | 'submitted' | 'in_review' | 'changes_requested' | 'approved' | 'declined'
    steps: string[]
    created_at: Date
    merchant_id: string
  }
  onboarding_form: {
    merchant_id: string
    application_id: string
    version: number
    document: unknown
    is_whole: boolean
    saved_at: Date
    submitted_at: Date | null
    deadline_at: Date | null
    rounds: number
    reviewed_at: Date | null
    taken_by: string | null
    taken_at: Date | null
    proposal: unknown
    proposed_by: string | null
    decided_by: string | null
    decided_at: Date | null
    said_en: string
    said_ar: string
    note: string
    business_name: string
    iban: string
    licence_number: string
    phone: string
    identity_numbers: string[]
    proposed_at: Date | null
  }
  onboarding_round: {
    merchant_id: string
    application_id: string
    round: number
    before: unknown
    asked_by: string
    asked_at: Date
    answered_at: Date | null
  }
  one_time_code: {
    identity: Buffer
    purpose: 'first_factor' | 'second_factor' | 'set_up' | 'account_phone' | 'account_phone_proof' | 'contract' | 'payment' | 'part_link' | 'claim'
    asked_by: string
    hash: Buffer
    sent_at: Date
    expires_at: Date
    used_at: Date | null
  }
  order_change: {
    merchant_id: string
    id: bigint
    order_id: string
    store_id: string
    ordered_at: Date
    shifts: boolean
  }
  order_detail: {
    merchant_id: string
    order_id: string
    description: string
    tax_minor: bigint
    shipping_minor: bigint
    discount_minor: bigint
    buyer: unknown
    shipping_address: unknown
    items: unknown
    buyer_history: unknown
    order_history: unknown
    meta: unknown
    attachment: unknown
  }
  order_event: {
    merchant_id: string
    order_id: string
    id: string
    kind: 'created' | 'authorized' | 'rejected' | 'expired' | 'captured' | 'closed' | 'cancelled' | 'refunded' | 'reference_changed' | 'link_sent' | 'link_opened' | 'link_cancelled' | 'capture_warning'
    at: Date
    actor_kind: 'merchant' | 'api' | 'shopper' | 'system' | 'staff'
    actor_id: string
    actor_name: string
    amount_minor: bigint | null
    detail: unknown
  }
  orders: {
    merchant_id: string
    id: string
    store_id: string
    number: string
    status: 'created' | 'authorized' | 'captured' | 'partially_refunded' | 'refunded' | 'cancelled' | 'rejected' | 'expired'
    reference: string
    reference_key: string | null
    product: string
    instalments: number
    source: 'web' | 'link' | 'pos'
    currency: Currency
    amount_minor: bigint
    captured_minor: bigint
    refunded_minor: bigint
    shopper_name: string
    shopper_phone: string | null
    shopper_email: string | null
    created_at: Date
    authorized_at: Date | null
    captured_at: Date | null
    closed_at: Date | null
    expires_at: Date | null
    warned_day: number
  }
  outbox_message: {
    id: string
    kind: string
    sealed: Buffer | null
    created_at: Date
    delivered_at: Date | null
    attempts: number
    last_error: string | null
    parts: number | null
  }
  part_link: {
    merchant_id: string
    id: string
    subject: 'onboarding' | 'legal_entity' | 'capital'
    subject_id: string
    scope: 'signatory' | 'owner' | 'bank' | 'licence'
    person: string
    person_name: string
    factor: 'email' | 'phone'
    contact: string
    language: 'en' | 'ar'
    status: 'sent' | 'opened' | 'filled' | 'revoked' | 'expired'
    token_hash: Buffer
    asked_by: string
    created_at: Date
    sent_at: Date
    letters: number
    expires_at: Date
    opened_at: Date | null
    filled_at: Date | null
    ended_at: Date | null
    pass_hash: Buffer | null
    pass_until: Date | null
    version: number
    draft: Buffer | null
    saved_at: Date | null
    files: string[]
  }
  payment_link: {
    merchant_id: string
    order_id: string
    session_id: string
    language: 'en' | 'ar'
    created_by: string
    sent_at: Date | null
    times_sent: number
    opened_at: Date | null
  }
  payout: {
    merchant_id: string
    id: string
    number: string
    sequence: number
    currency: Currency
    cycle: 'weekly' | 'flexible'
    week_start: CalendarDate
    run_date: CalendarDate
    period_from: Date
    period_until: Date
    status: 'pending' | 'held' | 'in_transit' | 'paid' | 'failed' | 'rolled_over' | 'carried'
    closed_at: Date | null
    movements: number
    sales_minor: bigint
    refunds_minor: bigint
    commission_minor: bigint
    commission_fixed_minor: bigint
    commission_vat_minor: bigint
    disputes_minor: bigint
    adjustments_minor: bigint
    carried_in_minor: bigint
    carried_out_minor: bigint
    returned_minor: bigint
    reserve_held_minor: bigint
    reserve_released_minor: bigint
    fee_minor: bigint
    fee_vat_minor: bigint
    sales_payout_minor: bigint
    capital_minor: bigint
    payout_minor: bigint
    iban: string
    bank_name: string
    beneficiary: string
    bank_reference: string | null
    held_reason: string | null
    hold_id: string | null
    failed_reason: string | null
    created_at: Date
    issued_at: Date | null
    paid_at: Date | null
    contributed: unknown
    into_wallet: boolean
  }
  payout_event: {
    merchant_id: string
    payout_id: string
    id: string
    status: string
    at: Date
    actor_kind: 'system' | 'staff' | 'bank' | 'merchant'
    actor_id: string
    actor_name: string
    reason: string
    note: string
  }
  payout_export: {
    merchant_id: string
    id: string
    person_id: string
    recipient: string
    asked: unknown
    name: string
    row_count: number
    status: 'waiting' | 'ready' | 'deleted'
    storage_key: string | null
    created_at: Date
    expires_at: Date
  }
  payout_hold: {
    merchant_id: string
    id: string
    reason: 'compliance_review' | 'suspected_fraud' | 'bank_details' | 'licence_expired' | 'merchant_asked' | 'other'
    note: string
    placed_by: string | null
    placed_at: Date
    released_by: string | null
    released_at: Date | null
  }
  payout_line: {
    merchant_id: string
    payout_id: string
    kind: string
    movement_id: string
    at: Date
    order_id: string | null
    store_id: string | null
    amount_minor: bigint
    commission_minor: bigint
    commission_fixed_minor: bigint
    commission_vat_minor: bigint
    net_minor: bigint
  }
  payout_store: {
    merchant_id: string
    payout_id: string
    store_id: string
    sales_minor: bigint
    refunds_minor: bigint
    commission_minor: bigint
    commission_fixed_minor: bigint
    commission_vat_minor: bigint
    disputes_minor: bigint
    net_minor: bigint
    movements: number
  }
  person: {
    id: string
    first_name: string
    last_name: string
    email: string | null
    phone: string | null
    email_unconfirmed: boolean
    phone_unconfirmed: boolean
    blocked_at: Date | null
    created_at: Date
  }
  platform_connection: {
    merchant_id: string
    platform: 'amazon' | 'shopify' | 'woo_commerce'
    token_sealed: string
    connected_by: string
    connected_at: Date
    read_at: Date | null
  }
  platform_sales: {
    merchant_id: string
    platform: string
    month: CalendarDate
    currency: Currency
    amount_minor: bigint
    orders: number
    read_at: Date
  }
  product_event: {
    merchant_id: string
    id: string
    name: string
    payload: unknown
    person_id: string
    at: Date
  }
  product_feed: {
    merchant_id: string
    id: string
    status: 'active' | 'paused'
    version: number
    name: string
    url: string
    format: 'xml' | 'csv'
    language: 'en' | 'ar'
    etag: string
    created_by: string
    created_at: Date
  }
  rate_counter: {
    scope: string
    key: Buffer
    window_start: Date
    hits: number
  }
  receipt: {
    merchant_id: string
    id: string
    advance_id: string
    bank_reference: string
    currency: Currency
    amount_minor: bigint
    repayment_id: string | null
    repaid_minor: bigint
    recovered_minor: bigint
    to_merchant_minor: bigint
    received_on: CalendarDate
    recorded_by: string
    recorded_at: Date
    needs_second: boolean
  }
  refund: {
    merchant_id: string
    id: string
    order_id: string
    reference: string
    currency: Currency
    amount_minor: bigint
    commission_minor: bigint
    commission_fixed_minor: bigint
    commission_vat_minor: bigint
    reason: 'returned' | 'out_of_stock' | 'wrong_price' | 'duplicate' | 'other' | null
    comment: string
    items: unknown
    refunded_at: Date
  }
  relation_end: {
    merchant_id: string
    ended_on: CalendarDate
    note: string
    told_by: string
    told_at: Date
  }
  relief: {
    merchant_id: string
    id: string
    advance_id: string
    kind: 'pause' | 'lower_minimum'
    weeks: number
    minimum_minor: bigint | null
    reason: string
    status: 'asked' | 'proposed' | 'approved' | 'declined' | 'withdrawn'
    note_en: string
    note_ar: string
    asked_by: string
    asked_at: Date
    proposed_by: string
    proposed_at: Date | null
    decided_by: string
    decided_at: Date | null
    from_week: CalendarDate | null
    until_week: CalendarDate | null
  }
  remote_config: {
    key: string
    value: unknown
    is_public: boolean
    changed_at: Date
  }
  repayment: {
    merchant_id: string
    id: string
    advance_id: string
    kind: 'payout' | 'direct_debit' | 'early_pay_off' | 'transfer'
    status: 'pending' | 'paid' | 'failed' | null
    week_start: CalendarDate
    date: CalendarDate
    sales_minor: bigint | null
    due_minor: bigint
    amount_minor: bigint
    shortfall_minor: bigint
    received_on: CalendarDate | null
    bank_reference: string
    recorded_by: string
    created_at: Date
  }
  reserve_hold: {
    merchant_id: string
    payout_id: string
    currency: Currency
    amount_minor: bigint
    release_at: Date
  }
  reserve_term: {
    merchant_id: string
    id: string
    valid_from: CalendarDate
    percent_hundredths: number
    days: number
    set_by: string
    set_at: Date
  }
  review_kept_mark: {
    merchant_id: string
    id: string
    subject_id: string
    target: string
    page: number | null
    reason: string
    note_en: string
    note_ar: string
    version: number
    made_by: string
    made_at: Date
    place: bigint
    subject: string
  }
  review_mark: {
    merchant_id: string
    id: string
    subject_id: string
    round: number
    place: number
    target: string
    page: number | null
    reason: string
    note_en: string
    note_ar: string
    status: 'open' | 'answered'
    before: unknown
    after: unknown
    made_by: string
    made_at: Date
    answered_by: string
    answered_at: Date | null
    subject: string
  }
  sales_day: {
    merchant_id: string
    day: CalendarDate
    store_id: string
    product: string
    orders: number
    sold_minor: bigint
    refunded_minor: bigint
    approved: number
    declined: number
    known_orders: number
    first_orders: number
  }
  saved_view: {
    id: string
    staff_id: string
    list: string
    name: string
    search: string
    saved_at: Date
  }
  schedule_mark: {
    name: string
    looked_until: Date
  }
  schedule_run: {
    name: string
    due_at: Date
    state: 'running' | 'done' | 'failed'
    attempts: number
    started_at: Date
    finished_at: Date | null
    error: string | null
  }
  schema_migration: {
    version: string
    file: string
    checksum: string
    ran_at: Date
    breaks_before: string | null
  }
  screened: {
    merchant_id: string
    id: string
    subject: 'onboarding' | 'legal_entity' | 'kyb'
    subject_id: string
    about: string
    kind: 'person' | 'company'
    name: string
    birth_year: number | null
    nationality: string | null
    screened_at: Date
    list_ids: string[]
    gone_at: Date | null
  }
  screening_entry: {
    list_id: string
    id: string
    kind: 'person' | 'company'
    names: string[]
    sounds: string[]
    birth_years: number[]
    nationalities: string[]
    note: string
    source: string
    listed_on: CalendarDate | null
  }
  screening_hit: {
    merchant_id: string
    id: string
    screened_id: string
    list_id: string
    entry_id: string
    score: number
    matched_name: string
    entry: unknown
    found_at: Date
    decision: 'dismissed' | 'confirmed' | null
    reason: string
    decided_by: string | null
    decided_at: Date | null
  }
  screening_list: {
    id: string
    name: string
    kind: 'sanctions' | 'pep'
    source: string
    dated_on: CalendarDate
    entries: number
    sha256: string
    loaded_at: Date
    loaded_by: string
    replaced_at: Date | null
  }
  sent_letter: {
    merchant_id: string
    id: string
    kind: string
    heading_en: string
    heading_ar: string
    recipient: string
    message_id: string
    decided_at: Date
  }
  session: {
    id: string
    token_hash: Buffer
    person_id: string | null
    staff_id: string | null
    device: string
    ip: string
    created_at: Date
    last_active_at: Date
    expires_at: Date
    ended_at: Date | null
    viewer_staff_id: string | null
    viewed_merchant_id: string | null
    view_reason: string | null
    workspace_id: string | null
  }
  settlement_run: {
    id: string
    currency: Currency
    week_start: CalendarDate
    run_date: CalendarDate
    cut_off_at: Date
    state: 'queued' | 'settling' | 'issuing' | 'done' | 'stopped'
    merchants: number
    started_by: string | null
    started_at: Date | null
    finished_at: Date | null
    seen_at: Date | null
  }
  shop_connection: {
    merchant_id: string
    id: string
    platform: 'salla' | 'zid' | 'shopify' | 'woocommerce'
    status: 'connected' | 'broken' | 'disconnected'
    grant_no: number
    shop: string
    shop_name: string
    grant_sealed: Buffer | null
    expires_at: Date | null
    connected_by: string
    connected_at: Date
    ended_at: Date | null
  }
  shop_consent: {
    merchant_id: string
    id: string
    person_id: string
    session_id: string
    platform: 'salla' | 'zid' | 'shopify' | 'woocommerce'
    shop: string
    secret_hash: Buffer
    verifier_sealed: Buffer | null
    keys_sealed: Buffer | null
    asked_at: Date
    expires_at: Date
  }
  sign_in_flow: {
    id: string
    token_hash: Buffer
    audience: 'merchant' | 'desk'
    state: 'first_factor' | 'second_factor' | 'set_up' | 'done'
    factor: 'email' | 'phone'
    contact: string
    language: 'en' | 'ar'
    device: string
    subject_id: string | null
    second_contact: string | null
    sends: number
    expires_at: Date
  }
  signatory_phone: {
    phone: Buffer
    person: Buffer
    confirmed_at: Date
  }
  signing_event: {
    merchant_id: string
    id: string
    envelope_id: string
    kind: 'viewed' | 'signed' | 'declined' | 'expired'
    service_event_id: string
    at: Date
    handled_at: Date | null
  }
  spent_proof: {
    digest: Buffer
    spent_at: Date
  }
  staff: {
    id: string
    name: string
    email: string
    phone: string
    roles: ('reviewer' | 'underwriter' | 'support_agent' | 'finance' | 'desk_admin')[]
    blocked_at: Date | null
    created_at: Date
  }
  status_change: {
    merchant_id: string
    id: string
    subject: 'application' | 'advance' | 'envelope' | 'transfer' | 'offer' | 'mandate' | 'debit' | 'write_off' | 'relief' | 'mark' | 'onboarding' | 'legal_entity' | 'legal_entity_update' | 'bank_account' | 'store_request' | 'store_listing' | 'merchant_contract' | 'dispute' | 'support_ticket' | 'wallet_withdrawal' | 'catalogue_product' | 'part_link' | 'card_program' | 'card' | 'card_charge' | 'ad_campaign' | 'support_mail'
    subject_id: string
    from_status: string | null
    to_status: string
    actor: 'merchant' | 'shopper' | 'reviewer' | 'staff' | 'system' | 'bank' | 'signing_service'
    actor_id: string
    detail: string
    at: Date
  }
  store: {
    merchant_id: string
    id: string
    code: string
    name: string
    name_ar: string
    country: string
    currency: Currency
    products: string[]
    created_at: Date
    aliases: string[]
    kind: 'online' | 'offline'
    website_url: string | null
    address: string | null
    category_id: string | null
    legal_entity_id: string | null
    closed_at: Date | null
    version: number
    shown_name: string | null
    shown_name_ar: string | null
    shown_colour: string | null
    shown_logo: string | null
    shown_cover: string | null
  }
  store_listing: {
    merchant_id: string
    id: string
    status: 'draft' | 'in_review' | 'published' | 'rejected' | 'unpublished'
    version: number
    document: unknown
    published: unknown
    published_at: Date | null
    saved_by: string
    saved_at: Date
    submitted_at: Date | null
    deadline_at: Date | null
    decided_by: string | null
    decided_at: Date | null
    said_en: string
    said_ar: string
  }
  store_request: {
    merchant_id: string
    id: string
    status: 'waiting' | 'approved' | 'declined'
    wants: 'store' | 'product'
    store_id: string | null
    product: 'pay_later' | 'installments' | 'monthly_billing' | 'credit_card_installments' | 'virtual_card_installments' | 'pay_in_full' | 'acquiring' | null
    facts: unknown
    asked_by: string
    asked_at: Date
    deadline_at: Date
    decided_by: string | null
    decided_at: Date | null
    said_en: string
    said_ar: string
    note: string
  }
  stored_file: {
    merchant_id: string
    id: string
    area: string
    name: string
    content_type: string
    size_bytes: bigint
    sha256: Buffer
    storage_key: string | null
    state: 'quarantined' | 'clean' | 'refused' | 'deleted'
    refusal: string | null
    facts: unknown
    uploaded_by: string
    created_at: Date
    used_at: Date | null
    keep_until: CalendarDate | null
    deleted_at: Date | null
    is_sealed: boolean
    key_destroyed_at: Date | null
    kept_for: 'never_used' | 'never_handed_in' | 'case_closed' | 'relation_ended' | null
    kept_from: CalendarDate | null
    kept_because: 'law' | 'need' | null
    erased_because: 'never_used' | 'never_handed_in' | 'case_closed' | 'relation_ended' | 'asked' | null
    erased_by: string | null
  }
  support_macro: {
    id: string
    title: string
    title_ar: string
    body: string
    body_ar: string
    saved_by: string
    saved_at: Date
  }
  support_mail: {
    merchant_id: string
    id: string
    ticket_id: string
    message_key: string
    status: 'landed' | 'held' | 'let_in' | 'thrown_away'
    held_reason: 'unknown_sender' | 'forged' | 'ticket_closed' | 'too_many' | null
    from_address: string
    subject: string
    words: string
    files_left: number
    received_at: Date
    decided_at: Date | null
    decided_by: string | null
  }
  support_ticket: {
    merchant_id: string
    id: string
    number: string
    status: 'new' | 'opened' | 'pending' | 'hold' | 'escalated' | 'resolved' | 'closed'
    topic: 'tech_issue' | 'finances' | 'tabby_ads' | 'other'
    subject: string
    description: string
    store_id: string | null
    order_id: string | null
    order_number: string | null
    file_ids: string[]
    author_id: string
    csat: 'none' | 'requested' | 'positive' | 'negative'
    csat_note: string
    csat_at: Date | null
    assignee_id: string | null
    first_due_at: Date
    first_answered_at: Date | null
    resolved_at: Date | null
    merged_into: string | null
    created_at: Date
    updated_at: Date
    charge_id: string | null
    transaction_id: string | null
    transaction_reference: string | null
    answer_due_at: Date | null
    escalation: number
    escalate_at: Date | null
  }
  survey: {
    id: string
    opens: 'itself' | 'card'
    title: string
    title_ar: string
    intro: string
    intro_ar: string
    questions: unknown
    countries: string[]
    roles: string[]
    percent: number
    from_at: Date | null
    until_at: Date | null
    ended_at: Date | null
    ended_by: string | null
    made_by: string | null
    made_at: Date
  }
  survey_answer: {
    merchant_id: string
    survey_id: string
    person_id: string
    outcome: 'answered' | 'dismissed'
    answers: unknown
    language: 'en' | 'ar'
    at: Date
  }
  tax_document: {
    merchant_id: string
    kind: 'payout_invoice' | 'fee_invoice' | 'credit_note'
    subject: string
    number: string
    seller_country: string
    issued_on: CalendarDate
    uuid: string
    seller: unknown
    buyer: unknown
    issued_at: Date
  }
  tax_series: {
    seller_country: string
    kind: 'payout_invoice' | 'fee_invoice' | 'credit_note'
    year: number
    place: number
  }
  top_up_decision: {
    line_id: string
    act: 'match' | 'send_back'
    of_merchant: string | null
    iban: string
    note: string
    proposed_by: string
    proposed_at: Date
    decided_by: string | null
    decided_at: Date | null
  }
  top_up_undo: {
    line_id: string
    round: number
    of_merchant: string
    note: string
    given_by: string
    given_at: Date
    proposed_by: string
    proposed_at: Date
    decided_by: string | null
    decided_at: Date | null
  }
  transfer: {
    merchant_id: string
    id: string
    kind: 'advance' | 'payout' | 'wallet'
    subject_id: string
    reference: string
    currency: Currency
    amount_minor: bigint
    iban: string
    bank_name: string
    beneficiary: string
    status: 'ordered' | 'confirmed' | 'rejected' | 'returned'
    ordered_at: Date
    proposed_by: string | null
    proposed_reference: string | null
    proposed_at: Date | null
    decided_by: string | null
    decided_at: Date | null
    bank_reference: string | null
    reject_reason: string | null
    returned_at: Date | null
  }
  used_bot_check: {
    nonce: string
    expires_at: Date
  }
  user_invite: {
    merchant_id: string
    id: string
    email: string | null
    phone: string | null
    first_name: string
    last_name: string
    role: 'workspace_admin' | 'settlements' | 'supervisor' | 'sales_manager'
    store_ids: string[] | null
    created_at: Date
    sent_at: Date
    expires_at: Date
    ads_only: boolean
  }
  vat_rate: {
    country: string
    valid_from: CalendarDate
    percent_hundredths: number
  }
  visitor_event: {
    id: string
    name: string
    language: 'en' | 'ar'
    platform: 'web' | 'webview'
    at: Date
  }
  waitlist_join: {
    merchant_id: string
    stores: string[]
    capital_use: 'invest_in_marketing' | 'manage_cash_flows' | 'buy_more_inventory' | 'other' | null
    other_use: string | null
    joined_by: string
    joined_at: Date
  }
  wallet: {
    merchant_id: string
    reference: string
    takes_payouts: boolean
    chosen_by: string
    chosen_at: Date | null
    opened_at: Date
  }
  wallet_withdrawal: {
    merchant_id: string
    id: string
    currency: Currency
    amount_minor: bigint
    fee_minor: bigint
    fee_vat_minor: bigint
    status: 'processing' | 'paid' | 'failed'
    held_reason: string | null
    iban: string
    beneficiary: string
    bank_name: string
    requested_by: string
    requested_at: Date
    sent_at: Date | null
    ended_at: Date | null
    failed_reason: string | null
    bank_reference: string | null
  }
  webhook: {
    merchant_id: string
    id: string
    store_id: string
    url: string
    header_title: string | null
    header_value_sealed: Buffer | null
    secret_sealed: Buffer
    created_at: Date
    updated_at: Date
    deleted_at: Date | null
    previous_secret_sealed: Buffer | null
    previous_secret_until: Date | null
    failures: number
    failing_since: Date | null
    warned_at: Date | null
    paused_at: Date | null
    probes: number
    probe_at: Date | null
  }
  webhook_attempt: {
    merchant_id: string
    delivery_id: string
    number: number
    at: Date
    duration_ms: number
    status_code: number | null
    error: string | null
    answer: string
  }
  webhook_delivery: {
    merchant_id: string
    id: string
    webhook_id: string
    order_id: string | null
    event: 'authorize' | 'capture' | 'close' | 'reject' | 'expire' | 'refund' | 'update' | 'dispute' | 'test'
    body: unknown
    status: 'waiting' | 'delivered' | 'failed'
    attempts: number
    next_at: Date | null
    delivered_at: Date | null
    sent_as: string
    replay_of: string | null
    replayed_by: string | null
    created_at: Date
    position: bigint
    retries_from: number
  }
  webhook_read_back: {
    merchant_id: string
    order_id: string
    read_at: Date
  }
  workspace_visit: {
    merchant_id: string
    person_id: string
    last_active_at: Date
  }
  write_off: {
    merchant_id: string
    id: string
    advance_id: string
    status: 'proposed' | 'approved' | 'declined'
    principal_minor: bigint
    fee_minor: bigint
    reason: string
    proposed_by: string
    proposed_at: Date
    decided_by: string
    decided_at: Date | null
  }
}

export interface Views {
  ad_campaign_public: {
    merchant_id: string
    id: string
    name: string
    status: 'draft' | 'in_review' | 'active' | 'paused' | 'finished' | 'rejected'
    currency: Currency
    total_minor: bigint | null
    spent_minor: bigint
    posted_minor: bigint
    submitted_at: Date | null
    deadline_at: Date | null
  }
  adjustment_proposal: {
    merchant_id: string
    id: string
    currency: Currency
    amount_minor: bigint
    reason: 'commission_correction' | 'fee_correction' | 'duplicate_payout' | 'chargeback' | 'goodwill' | 'other'
    proposed_by: string
    proposed_at: Date
  }
  adjustment_public: {
    merchant_id: string
    id: string
    currency: Currency
    amount_minor: bigint
    note: string
    status: 'proposed' | 'approved' | 'rejected'
    decided_at: Date | null
  }
  advance_standing: {
    merchant_id: string
    id: string
    application_id: string
    offer_id: string
    status: 'waiting' | 'waiting_for_dda' | 'paying' | 'overdue' | 'closed'
    tags: string[]
    currency: Currency
    amount_minor: bigint
    fee_minor: bigint
    minimum_minor: bigint
    carried_minor: bigint
    credited_minor: bigint
    legal_name: string
    pays_off_advance_id: string | null
    weeks_short: number
    created_at: Date
    funded_at: Date | null
    next_repayment_on: CalendarDate | null
    flagged_at: Date | null
    written_off_at: Date | null
    voided_at: Date | null
  }
  application_public: {
    merchant_id: string
    id: string
    offer_id: string
    status: 'draft' | 'verified' | 'submitted' | 'approved' | 'rejected' | 'reset' | 'cancelled'
    currency: Currency
    amount_minor: bigint
    tenor: number
    proposal: unknown
    created_by: string
    created_at: Date
    saved_at: Date
    reminded_at: Date | null
    submitted_at: Date | null
    deadline_at: Date | null
    overdue_alert_at: Date | null
  }
  assignment_public: {
    merchant_id: string
    subject: 'application' | 'relief' | 'transfer' | 'debit' | 'payout' | 'adjustment' | 'write_off' | 'webhook' | 'bank_account' | 'store_request' | 'listing' | 'dispute' | 'campaign'
    subject_id: string
    assignee: string
    assigned_at: Date
  }
  bank_account_work: {
    merchant_id: string
    id: string
    status: 'proposed' | 'waiting' | 'effective' | 'declined' | 'withdrawn' | 'stopped'
    proposed_at: Date
    ended_at: Date | null
    spoken_at: Date | null
  }
  bank_file_public: {
    id: string
    name: string
    currency: Currency
    uploaded_at: Date
  }
  bank_line_public: {
    id: string
    file_id: string
    currency: Currency
    amount_minor: bigint
    state: 'open' | 'waiting' | 'matched' | 'aside'
    booked_on: CalendarDate
    text: string
    bank_reference: string
    effect: 'confirmed' | 'linked' | 'returned' | 'topped_up' | null
    of_merchant: string | null
  }
  book_difference_public: {
    merchant_id: string
    id: string
    advance_id: string | null
    kind: string
    found_at: Date
    gone_at: Date | null
  }
  capture_public: {
    merchant_id: string
    id: string
    order_id: string
    reference: string
    currency: Currency
    amount_minor: bigint
    commission_hundredths: number
    commission_minor: bigint
    commission_fixed_minor: bigint
    commission_vat_minor: bigint
    tax_minor: bigint
    shipping_minor: bigint
    discount_minor: bigint
    items: unknown
    captured_at: Date
  }
  card_charge_public: {
    merchant_id: string
    id: string
    card_id: string
    status: 'authorized' | 'declined' | 'captured' | 'released' | 'refunded'
    source: 'wallet' | 'payout'
    currency: Currency
    shop: string
    amount_minor: bigint
    held_minor: bigint
    captured_minor: bigint
    refunded_minor: bigint
    declined_reason: 'card_frozen' | 'card_cancelled' | 'program_suspended' | 'payouts_held' | 'other_currency' | 'above_limit' | 'not_enough' | null
    authorized_at: Date
    ended_at: Date | null
  }
  card_movement: {
    merchant_id: string
    id: string
    card_id: string
    nickname: string
    last4: string
    status: 'authorized' | 'declined' | 'captured' | 'released' | 'refunded'
    source: 'wallet' | 'payout'
    currency: Currency
    shop: string
    amount_minor: bigint
    asked_minor: bigint | null
    declined_reason: 'card_frozen' | 'card_cancelled' | 'program_suspended' | 'payouts_held' | 'other_currency' | 'above_limit' | 'not_enough' | null
    at: Date | null
  }
  card_program_public: {
    merchant_id: string
    id: string
    status: 'applied' | 'approved' | 'declined' | 'suspended'
    limit_minor: bigint
    applied_at: Date
    proposed_limit_minor: bigint | null
    proposed_by: string | null
    proposed_at: Date | null
  }
  card_public: {
    merchant_id: string
    id: string
    nickname: string
    currency: Currency
    status: 'ordered' | 'active' | 'frozen' | 'cancelled'
    limit_minor: bigint
    month: string
    spent_minor: bigint
    last4: string
    created_at: Date
  }
  checkout_session_public: {
    merchant_id: string
    id: string
    order_id: string
    status: 'created' | 'approved' | 'rejected' | 'expired' | 'cancelled'
    expires_at: Date
    success_url: string | null
    created_at: Date
    language: 'en' | 'ar'
  }
  contract_standing: {
    merchant_id: string
    id: string
    status: 'none' | 'sent' | 'signed' | 'completed'
    sent_at: Date | null
    signed_at: Date | null
    completed_at: Date | null
    created_at: Date
  }
  contributed_movement_public: {
    merchant_id: string
    kind: string
    id: string
    note: string
  }
  contributed_open: {
    merchant_id: string
    id: string
    kind: string
    currency: Currency
    amount_minor: bigint
    at: Date
  }
  debit_public: {
    merchant_id: string
    id: string
    advance_id: string
    attempt: number
    status: 'pending' | 'paid' | 'failed' | 'unanswered' | 'returned'
    currency: Currency
    amount_minor: bigint
    presented_on: CalendarDate
    created_at: Date
    chased_on: CalendarDate | null
  }
  dispute_movement: {
    merchant_id: string
    id: string
    order_id: string | null
    currency: Currency
    amount_minor: bigint
    note: string
    at: Date
  }
  dispute_movement_public: {
    merchant_id: string
    id: string
    currency: Currency
    amount_minor: bigint
    note: string
    at: Date
  }
  dispute_public: {
    merchant_id: string
    id: string
    number: string
    order_id: string
    type: 'identity_theft' | 'not_delivered' | 'product_issue' | 'unreceived_refund'
    status: 'pending' | 'declined' | 'cancelled' | 'approved' | 'arbitration'
    disputed_minor: bigint
    refunded_minor: bigint | null
    respond_by: Date
    created_at: Date
    resolved_at: Date | null
  }
  dispute_to_decide: {
    merchant_id: string
    id: string
    type: 'identity_theft' | 'not_delivered' | 'product_issue' | 'unreceived_refund'
    currency: Currency
    disputed_minor: bigint
    challenged_at: Date | null
    proposed_by: string | null
    proposed_at: Date | null
  }
  legal_entity_public: {
    merchant_id: string
    id: string
    status: 'active' | 'pending_info' | 'suspending' | 'suspended' | 'in_review' | 'rejected'
    legal_company_name: string
    iban: string
    bank_name: string
    created_at: Date
    commercial_registration_number: string
    country: string
    licence_expires_on: CalendarDate | null
    suspended_at: Date | null
    confirmed_at: Date | null
    owner_numbers: string[] | null
  }
  legal_entity_update_waiting: {
    merchant_id: string
    id: string
    submitted_at: Date | null
    deadline_at: Date | null
    taken_by: string | null
  }
  mandate_public: {
    merchant_id: string
    id: string
    advance_id: string
    status: 'created' | 'pending' | 'waiting_for_bank_approval' | 'active' | 'rejected' | 'error' | 'canceled' | 'closed'
    iban: string
    created_at: Date
    signed_at: Date | null
  }
  membership_public: {
    merchant_id: string
    person_id: string
    role: 'workspace_admin' | 'settlements' | 'supervisor' | 'sales_manager'
    store_ids: string[] | null
    created_at: Date
    ads_only: boolean
    ads_ops: boolean
    ads_inviter: boolean
  }
  merchant_experiment_public: {
    merchant_id: string
    name: string
    enabled: boolean
  }
  merchant_public: {
    merchant_id: string
    name: string
    name_ar: string
    country: string
    currency: Currency
    commission_hundredths: number
    commission_fixed_minor: bigint
    vat_percent: number
    has_virtual_cards: boolean
    has_locations: boolean
    sandbox_of: string | null
    suspended_at: Date | null
    created_at: Date
  }
  merchant_standing: {
    merchant_id: string
    stopped_at: Date | null
  }
  offer_public: {
    merchant_id: string
    id: string
    store_id: string
    currency: Currency
    amount_minor: bigint
    tenor: number
    repayment_rate_hundredths: number
    fee_factor_hundredths: number
    discount_percent_hundredths: number
    pays_off_advance_id: string | null
    status: 'proposed' | 'active' | 'hidden' | 'used' | 'withdrawn' | 'expired'
    expires_at: Date
    created_at: Date
  }
  onboarding_status: {
    id: string
    person_id: string
    status: 'draft' | 'partially_submitted' | 'submitted' | 'in_review' | 'changes_requested' | 'approved' | 'declined'
    created_at: Date
    merchant_id: string
  }
  onboarding_waiting: {
    merchant_id: string | null
    id: string | null
    status: string | null
    business_name: string | null
    submitted_at: Date | null
    deadline_at: Date | null
    taken_by: string | null
    proposed_by: string | null
    proposed_at: Date | null
  }
  order_detail_public: {
    merchant_id: string
    order_id: string
    description: string
    tax_minor: bigint
    shipping_minor: bigint
    discount_minor: bigint
    buyer: unknown
    shipping_address: unknown
    items: unknown
    buyer_history: unknown
    order_history: unknown
    meta: unknown
    attachment: unknown
  }
  order_public: {
    merchant_id: string
    id: string
    store_id: string
    number: string
    status: 'created' | 'authorized' | 'captured' | 'partially_refunded' | 'refunded' | 'cancelled' | 'rejected' | 'expired'
    reference: string
    reference_key: string | null
    product: string
    instalments: number
    source: 'web' | 'link' | 'pos'
    currency: Currency
    amount_minor: bigint
    captured_minor: bigint
    refunded_minor: bigint
    shopper_name: string
    shopper_phone: string | null
    shopper_email: string | null
    created_at: Date
    authorized_at: Date | null
    captured_at: Date | null
    closed_at: Date | null
    expires_at: Date | null
  }
  payment_link_public: {
    merchant_id: string
    order_id: string
    session_id: string
    opened_at: Date | null
  }
  payout_event_public: {
    merchant_id: string
    payout_id: string
    id: string
    status: string
    at: Date
    actor_kind: 'system' | 'staff' | 'bank' | 'merchant'
    actor_id: string
    actor_name: string
    reason: string
    note: string
  }
  payout_line_public: {
    merchant_id: string
    payout_id: string
    kind: string
    movement_id: string
    at: Date
    order_id: string | null
    store_id: string | null
    amount_minor: bigint
    commission_minor: bigint
    commission_fixed_minor: bigint
    commission_vat_minor: bigint
    net_minor: bigint
  }
  payout_public: {
    merchant_id: string
    id: string
    number: string
    sequence: number
    currency: Currency
    cycle: 'weekly' | 'flexible'
    week_start: CalendarDate
    run_date: CalendarDate
    period_from: Date
    period_until: Date
    status: 'pending' | 'held' | 'in_transit' | 'paid' | 'failed' | 'rolled_over' | 'carried'
    closed_at: Date | null
    movements: number
    sales_minor: bigint
    refunds_minor: bigint
    commission_minor: bigint
    commission_fixed_minor: bigint
    commission_vat_minor: bigint
    disputes_minor: bigint
    adjustments_minor: bigint
    carried_in_minor: bigint
    carried_out_minor: bigint
    returned_minor: bigint
    reserve_held_minor: bigint
    reserve_released_minor: bigint
    fee_minor: bigint
    fee_vat_minor: bigint
    sales_payout_minor: bigint
    capital_minor: bigint
    payout_minor: bigint
    iban: string
    bank_name: string
    beneficiary: string
    bank_reference: string | null
    held_reason: string | null
    hold_id: string | null
    failed_reason: string | null
    created_at: Date
    issued_at: Date | null
    paid_at: Date | null
    contributed: unknown
    into_wallet: boolean
  }
  payout_store_public: {
    merchant_id: string
    payout_id: string
    store_id: string
    sales_minor: bigint
    refunds_minor: bigint
    net_minor: bigint
    movements: number
  }
  person_access: {
    id: string
    first_name: string
    last_name: string
    email: string | null
    phone: string | null
    phone_unconfirmed: boolean
    blocked_at: Date | null
    created_at: Date
  }
  person_name: {
    id: string
    first_name: string
    last_name: string
    email: string | null
    phone: string | null
  }
  refund_public: {
    merchant_id: string
    id: string
    order_id: string
    reference: string
    currency: Currency
    amount_minor: bigint
    commission_minor: bigint
    commission_fixed_minor: bigint
    commission_vat_minor: bigint
    reason: 'returned' | 'out_of_stock' | 'wrong_price' | 'duplicate' | 'other' | null
    comment: string
    items: unknown
    refunded_at: Date
  }
  relief_public: {
    merchant_id: string
    id: string
    advance_id: string
    kind: 'pause' | 'lower_minimum'
    weeks: number
    status: 'asked' | 'proposed' | 'approved' | 'declined' | 'withdrawn'
    asked_at: Date
    proposed_by: string
    proposed_at: Date | null
  }
  repayment_public: {
    merchant_id: string
    id: string
    advance_id: string
    status: 'pending' | 'paid' | 'failed' | null
    week_start: CalendarDate
    amount_minor: bigint
    created_at: Date
  }
  scheduled_call: {
    merchant_id: string
    id: string
    agreed_on: CalendarDate | null
    at: Date
  }
  screening_work: {
    merchant_id: string
    id: string
    subject: 'onboarding' | 'legal_entity' | 'kyb'
    subject_id: string
    about: string
    name: string
    found_at: Date
  }
  sent_letter_public: {
    merchant_id: string
    id: string
    kind: string
    heading_en: string
    heading_ar: string
    recipient: string
    decided_at: Date
    sent_at: Date | null
  }
  staff_access: {
    id: string
    name: string
    email: string
    phone: string
    roles: ('reviewer' | 'underwriter' | 'support_agent' | 'finance' | 'desk_admin')[]
    blocked_at: Date | null
  }
  staff_name: {
    id: string
    name: string
  }
  store_listing_public: {
    merchant_id: string
    id: string
    status: 'draft' | 'in_review' | 'published' | 'rejected' | 'unpublished'
    is_live: boolean | null
    submitted_at: Date | null
    deadline_at: Date | null
  }
  store_public: {
    merchant_id: string
    id: string
    code: string
    name: string
    name_ar: string
    country: string
    currency: Currency
    products: string[]
    created_at: Date
    aliases: string[]
    kind: 'online' | 'offline'
    closed_at: Date | null
    shown_name: string | null
    shown_name_ar: string | null
    shown_colour: string | null
    shown_logo: string | null
    shown_cover: string | null
  }
  store_request_public: {
    merchant_id: string
    id: string
    status: 'waiting' | 'approved' | 'declined'
    wants: 'store' | 'product'
    store_id: string | null
    product: 'pay_later' | 'installments' | 'monthly_billing' | 'credit_card_installments' | 'virtual_card_installments' | 'pay_in_full' | 'acquiring' | null
    asked_at: Date
    deadline_at: Date
  }
  store_standing: {
    merchant_id: string
    store_id: string | null
    stopped_at: Date | null
    may_sell: boolean | null
  }
  stored_file_public: {
    merchant_id: string
    id: string
    name: string
    size_bytes: bigint
    sha256: Buffer
    area: string
    content_type: string
  }
  support_mail_to_decide: {
    merchant_id: string
    id: string
    ticket_id: string
    ticket_number: string | null
    received_at: Date
  }
  support_ticket_public: {
    merchant_id: string
    id: string
    number: string
    status: 'new' | 'opened' | 'pending' | 'hold' | 'escalated' | 'resolved' | 'closed'
    subject: string
    assignee_id: string | null
    first_due_at: Date
    first_answered_at: Date | null
    created_at: Date
  }
  support_waiting: {
    merchant_id: string
    id: string
    number: string
    status: 'new' | 'opened' | 'pending' | 'hold' | 'escalated' | 'resolved' | 'closed'
    subject: string
    assignee_id: string | null
    first_due_at: Date
    first_answered_at: Date | null
    created_at: Date
    updated_at: Date
    answer_due_at: Date | null
    escalation: number
  }
  tax_document_public: {
    merchant_id: string
    kind: 'payout_invoice' | 'fee_invoice' | 'credit_note'
    subject: string
    number: string
  }
  top_up_waiting: {
    id: string
    file_id: string
    booked_on: CalendarDate
    currency: Currency
    amount_minor: bigint
    text: string
    bank_reference: string
    named: string | null
    act: 'match' | 'send_back'
    of_merchant: string | null
    iban: string
    note: string
    proposed_by: string
    proposed_at: Date
  }
  transfer_public: {
    merchant_id: string
    id: string
    kind: 'advance' | 'payout' | 'wallet'
    subject_id: string
    reference: string
    currency: Currency
    amount_minor: bigint
    iban: string
    bank_name: string
    beneficiary: string
    status: 'ordered' | 'confirmed' | 'rejected' | 'returned'
    ordered_at: Date
    proposed_by: string | null
    proposed_reference: string | null
    proposed_at: Date | null
    decided_by: string | null
    decided_at: Date | null
    bank_reference: string | null
    reject_reason: string | null
    returned_at: Date | null
  }
  vat_rate_public: {
    country: string
    valid_from: CalendarDate
    percent_hundredths: number
  }
  wallet_fee_public: {
    merchant_id: string
    id: string
    at: Date
    currency: Currency
    net_minor: bigint | null
    vat_minor: bigint | null
    kind: string
    taxed_at: Date | null
  }
  wallet_movement: {
    merchant_id: string
    id: string
    number: bigint
    kind: string
    reference: string
    at: Date
    currency: Currency
    amount_minor: bigint
  }
  wallet_public: {
    merchant_id: string
    reference: string
    takes_payouts: boolean
  }
  wallet_withdrawal_public: {
    merchant_id: string
    id: string
    currency: Currency
    amount_minor: bigint
    fee_minor: bigint
    status: 'processing' | 'paid' | 'failed'
    held_reason: string | null
    requested_at: Date
    sent_at: Date | null
    ended_at: Date | null
  }
  webhook_public: {
    merchant_id: string
    id: string
    url: string
    failing_since: Date | null
    paused_at: Date | null
  }
  write_off_public: {
    merchant_id: string
    id: string
    advance_id: string
    status: 'proposed' | 'approved' | 'declined'
    principal_minor: bigint
    fee_minor: bigint
    proposed_by: string
    proposed_at: Date
  }
}

/** What the database works out by itself: read, and never written. */
export interface WorkedOut {
  order_change: 'id'
  orders: 'reference_key'
  payout_line: 'net_minor'
  review_kept_mark: 'place'
  webhook_delivery: 'position'
}

/** What an insert may leave out, because it has a default or may be null. */
export interface LeftOut {
  ad_campaign: 'version' | 'starts_on' | 'ends_on' | 'daily_minor' | 'total_minor' | 'picture_en' | 'picture_ar' | 'link' | 'priced_by' | 'price_minor' | 'submitted_at' | 'deadline_at' | 'decided_at' | 'finished_at' | 'reason' | 'note' | 'counted_on' | 'day_units' | 'day_minor' | 'spent_minor' | 'posted_minor'
  ad_day: 'impressions' | 'clicks' | 'orders' | 'spent_minor' | 'posted_at'
  ad_view: 'clicked_at' | 'order_id'
  adjustment: 'decided_by' | 'decided_at' | 'decision_note'
  advance: 'tags' | 'cap_percent' | 'carried_minor' | 'credited_minor' | 'invoice_buyer' | 'pays_off_advance_id' | 'paid_off_by_advance_id' | 'pay_off_minor' | 'weeks_short' | 'funded_at' | 'funding_stopped_at' | 'first_repayment_on' | 'next_repayment_on' | 'flagged_at' | 'completed_at' | 'written_off_at' | 'voided_at' | 'reopened_at'
  api_key: 'revoked_at' | 'store_ids' | 'shown_at'
  application: 'form' | 'version' | 'iban' | 'requirements_confirmed' | 'sales_data_done' | 'social_networks' | 'social_done' | 'location_details' | 'location_done' | 'legal_info' | 'authorized_signatory' | 'finance_contact' | 'sign_authority' | 'payout_cycle_agreed' | 'signatory_verified_at' | 'licence_expires_on' | 'licence_read_of' | 'licence_read_by' | 'licence_read_at' | 'proposal' | 'direct_debit' | 'advance_terms' | 'reasons' | 'reset_rounds' | 'cancelled_for' | 'reminded_at' | 'submitted_at' | 'deadline_at' | 'overdue_alert_at' | 'shareholders' | 'bank_name' | 'given_iban' | 'given_bank_name' | 'signatory_code_sent_at' | 'iban_tries' | 'iban_tries_from'
  application_decision: 'reasons' | 'note' | 'monthly_sales_minor' | 'before'
  application_draft: 'content'
  application_statement: 'password_sealed' | 'reading_state' | 'reading'
  audit_chain: 'last_number' | 'last_hash'
  audit_entry: 'on_behalf_of' | 'reason' | 'before' | 'after' | 'request_id' | 'ip' | 'user_agent' | 'recorded_at'
  bank_account_change: 'decided_by' | 'decided_at' | 'decline_reason' | 'note' | 'effective_at' | 'token_hash' | 'letters_told' | 'texts_told' | 'ended_at' | 'hold_id' | 'spoken_by' | 'spoken_at' | 'spoken_note'
  bank_debit_order: 'amount_minor'
  bank_file: 'first_on' | 'last_on'
  bank_line: 'state' | 'effect' | 'of_merchant' | 'of_transfer' | 'decided_by' | 'decided_at' | 'note'
  book_difference: 'advance_id' | 'gone_at'
  capture: 'commission_hundredths' | 'commission_minor' | 'commission_fixed_minor' | 'commission_vat_minor' | 'tax_minor' | 'shipping_minor' | 'discount_minor' | 'items'
  card: 'spent_minor' | 'issuer_id' | 'last4' | 'expires_on' | 'frozen_by' | 'frozen_reason' | 'cancelled_at'
  card_charge: 'shop' | 'captured_minor' | 'of_payout_minor' | 'refunded_minor' | 'declined_reason' | 'ended_at'
  card_program: 'limit_minor' | 'reason' | 'decided_by' | 'decided_at' | 'proposed_limit_minor' | 'proposed_by' | 'proposed_at'
  catalogue_product: 'stock' | 'picture_of' | 'picture_key' | 'gone_at' | 'decided_by' | 'decided_at' | 'said_en' | 'said_ar'
  catalogue_sync: 'asked_by' | 'ended_at' | 'cursor' | 'seen' | 'added' | 'changed' | 'removed' | 'skipped' | 'problems' | 'failure'
  checkout_session: 'rejection' | 'success_url' | 'cancel_url' | 'failure_url' | 'code_phone' | 'codes_sent' | 'confirmed_phone' | 'confirmed_at' | 'is_public'
  clock_offset: 'only_row' | 'offset_ms' | 'moved_at' | 'moved_from' | 'moved_to'
  code_counter: 'tries' | 'last_try_at' | 'tries_day_from' | 'day_tries' | 'tries_in_a_row' | 'wait_until'
  commission_term: 'store_id' | 'product' | 'valid_until' | 'fixed_minor'
  contract_paper: 'terms_accepted_at' | 'terms_accepted_by' | 'evidence' | 'countersigned_by' | 'countersigned_name' | 'sealed_key' | 'sealed_status'
  contributed_movement: 'order_id' | 'note'
  conversation_message: 'file_ids' | 'is_note'
  debit: 'carried_minor' | 'repaid_minor' | 'retry_on' | 'received_on' | 'received_reference' | 'bank_reference' | 'reason' | 'decided_at' | 'decided_by' | 'chased_on' | 'recovered_minor'
  dev_message: 'subject' | 'html' | 'code' | 'attachments'
  dispute: 'number' | 'source_reference' | 'shopper_comment' | 'reminded' | 'answer' | 'answer_saved_at' | 'answer_saved_by' | 'challenge' | 'challenged_at' | 'challenge_sent_by' | 'proposal' | 'proposed_by' | 'proposed_at' | 'verdict' | 'decided_by' | 'ending' | 'refunded_minor' | 'resolved_at' | 'claim_hash' | 'claimed_items' | 'shopper_language' | 'answer_version'
  dispute_file: 'item'
  envelope: 'signed_document_key' | 'evidence' | 'declined_reason' | 'service' | 'external_id' | 'external_address' | 'reminders' | 'viewed_at' | 'signed_at' | 'is_sealed' | 'letters_again' | 'letter_again_at'
  experiment_proposal: 'percent' | 'from_percent'
  file_hold: 'file_id' | 'released_by' | 'released_at' | 'release_note'
  file_key: 'made_at'
  first_filling: 'only_row' | 'begun_at'
  idempotency_key: 'state' | 'status' | 'body'
  integration: 'platform' | 'keys_copied_at'
  ledger_chain: 'last_number' | 'last_hash'
  ledger_transaction: 'memo' | 'reverses' | 'recorded_at'
  legal_entity: 'tax_number' | 'licence_file_id' | 'licence_expires_on' | 'version' | 'suspended_at' | 'confirmed_at' | 'company'
  legal_entity_update: 'version' | 'is_first' | 'submitted_by' | 'submitted_at' | 'deadline_at' | 'rounds' | 'taken_by' | 'taken_at' | 'decided_by' | 'decided_at' | 'before' | 'reasons' | 'said_en' | 'said_ar' | 'note'
  legal_entity_update_round: 'answered_at'
  location: 'map_link' | 'phone' | 'pos_id' | 'is_hidden' | 'import_id' | 'version' | 'removed_at'
  location_import: 'undone_at'
  mandate: 'address_round' | 'sms_sent' | 'sms_sent_at' | 'bank_reference' | 'signed_at' | 'decided_at' | 'ended_reason' | 'wording'
  master_key: 'made_at'
  membership: 'store_ids' | 'disabled_at' | 'ads_only' | 'ads_ops' | 'ads_inviter'
  merchant: 'payout_cycle' | 'commission_hundredths' | 'commission_fixed_minor' | 'vat_percent' | 'has_virtual_cards' | 'has_locations' | 'sandbox_of' | 'suspended_at' | 'platform' | 'organization_id'
  merchant_contact: 'phone' | 'confirmed_at' | 'left_at' | 'version'
  merchant_contract: 'status' | 'sent_at' | 'signed_at' | 'completed_at'
  merchant_key: 'made_at'
  notification: 'store_id' | 'read_at'
  offer: 'form' | 'repayment_rate_hundredths' | 'fee_factor_hundredths' | 'discount_percent_hundredths' | 'tags' | 'pays_off_advance_id' | 'sized_on_minor' | 'made_by' | 'withdrawn_by' | 'withdrawn_reason' | 'withdrawn_at' | 'least_minor' | 'burden_percent_hundredths' | 'burden_reason' | 'approved_by'
  onboarding_application: 'steps'
  onboarding_form: 'version' | 'is_whole' | 'submitted_at' | 'deadline_at' | 'rounds' | 'reviewed_at' | 'taken_by' | 'taken_at' | 'proposal' | 'proposed_by' | 'decided_by' | 'decided_at' | 'said_en' | 'said_ar' | 'note' | 'business_name' | 'iban' | 'licence_number' | 'phone' | 'identity_numbers' | 'proposed_at'
  onboarding_round: 'answered_at'
  one_time_code: 'used_at'
  order_detail: 'description' | 'tax_minor' | 'shipping_minor' | 'discount_minor' | 'buyer' | 'shipping_address' | 'items' | 'buyer_history' | 'order_history' | 'meta' | 'attachment'
  order_event: 'actor_id' | 'actor_name' | 'amount_minor' | 'detail'
  orders: 'status' | 'reference' | 'product' | 'instalments' | 'source' | 'captured_minor' | 'refunded_minor' | 'shopper_phone' | 'shopper_email' | 'authorized_at' | 'captured_at' | 'closed_at' | 'expires_at' | 'warned_day'
  outbox_message: 'sealed' | 'delivered_at' | 'attempts' | 'last_error' | 'parts'
  part_link: 'person' | 'letters' | 'opened_at' | 'filled_at' | 'ended_at' | 'pass_hash' | 'pass_until' | 'version' | 'draft' | 'saved_at' | 'files'
  payment_link: 'sent_at' | 'times_sent' | 'opened_at'
  payout: 'cycle' | 'status' | 'closed_at' | 'movements' | 'sales_minor' | 'refunds_minor' | 'commission_minor' | 'commission_fixed_minor' | 'commission_vat_minor' | 'disputes_minor' | 'adjustments_minor' | 'carried_in_minor' | 'carried_out_minor' | 'returned_minor' | 'reserve_held_minor' | 'reserve_released_minor' | 'fee_minor' | 'fee_vat_minor' | 'sales_payout_minor' | 'capital_minor' | 'payout_minor' | 'iban' | 'bank_name' | 'beneficiary' | 'bank_reference' | 'held_reason' | 'hold_id' | 'failed_reason' | 'issued_at' | 'paid_at' | 'contributed' | 'into_wallet'
  payout_event: 'actor_id' | 'actor_name' | 'reason' | 'note'
  payout_export: 'storage_key'
  payout_hold: 'note' | 'placed_by' | 'released_by' | 'released_at'
  payout_line: 'order_id' | 'store_id' | 'commission_fixed_minor'
  person: 'first_name' | 'last_name' | 'email' | 'phone' | 'email_unconfirmed' | 'phone_unconfirmed' | 'blocked_at'
  platform_connection: 'read_at'
  product_feed: 'version' | 'etag'
  receipt: 'repayment_id' | 'needs_second'
  refund: 'commission_minor' | 'commission_fixed_minor' | 'commission_vat_minor' | 'reason' | 'comment' | 'items'
  relief: 'minimum_minor' | 'note_en' | 'note_ar' | 'proposed_by' | 'proposed_at' | 'decided_by' | 'decided_at' | 'from_week' | 'until_week'
  repayment: 'status' | 'sales_minor' | 'received_on' | 'bank_reference' | 'recorded_by'
  review_kept_mark: 'page' | 'note_en' | 'note_ar' | 'version'
  review_mark: 'place' | 'page' | 'note_en' | 'note_ar' | 'after' | 'answered_by' | 'answered_at'
  schedule_run: 'attempts' | 'started_at' | 'finished_at' | 'error'
  schema_migration: 'ran_at' | 'breaks_before'
  screened: 'birth_year' | 'nationality' | 'list_ids' | 'gone_at'
  screening_entry: 'birth_years' | 'nationalities' | 'note' | 'source' | 'listed_on'
  screening_hit: 'decision' | 'reason' | 'decided_by' | 'decided_at'
  screening_list: 'replaced_at'
  session: 'person_id' | 'staff_id' | 'ended_at' | 'viewer_staff_id' | 'viewed_merchant_id' | 'view_reason' | 'workspace_id'
  settlement_run: 'merchants' | 'started_by' | 'started_at' | 'finished_at' | 'seen_at'
  shop_connection: 'grant_no' | 'grant_sealed' | 'expires_at' | 'ended_at'
  shop_consent: 'verifier_sealed' | 'keys_sealed'
  sign_in_flow: 'subject_id' | 'second_contact' | 'sends'
  signing_event: 'service_event_id' | 'handled_at'
  staff: 'blocked_at'
  status_change: 'from_status' | 'detail'
  store: 'products' | 'aliases' | 'kind' | 'website_url' | 'address' | 'category_id' | 'legal_entity_id' | 'closed_at' | 'version' | 'shown_name' | 'shown_name_ar' | 'shown_colour' | 'shown_logo' | 'shown_cover'
  store_listing: 'version' | 'published' | 'published_at' | 'submitted_at' | 'deadline_at' | 'decided_by' | 'decided_at' | 'said_en' | 'said_ar'
  store_request: 'store_id' | 'product' | 'facts' | 'decided_by' | 'decided_at' | 'said_en' | 'said_ar' | 'note'
  stored_file: 'storage_key' | 'refusal' | 'facts' | 'used_at' | 'keep_until' | 'deleted_at' | 'is_sealed' | 'key_destroyed_at' | 'kept_for' | 'kept_from' | 'kept_because' | 'erased_because' | 'erased_by'
  support_mail: 'held_reason' | 'words' | 'files_left' | 'decided_at' | 'decided_by'
  support_ticket: 'store_id' | 'order_id' | 'order_number' | 'file_ids' | 'csat' | 'csat_note' | 'csat_at' | 'assignee_id' | 'first_answered_at' | 'resolved_at' | 'merged_into' | 'charge_id' | 'transaction_id' | 'transaction_reference' | 'answer_due_at' | 'escalation' | 'escalate_at'
  survey: 'intro' | 'intro_ar' | 'countries' | 'roles' | 'from_at' | 'until_at' | 'ended_at' | 'ended_by' | 'made_by'
  survey_answer: 'answers'
  tax_document: 'uuid' | 'seller' | 'buyer'
  top_up_decision: 'of_merchant' | 'iban' | 'note' | 'decided_by' | 'decided_at'
  top_up_undo: 'decided_by' | 'decided_at'
  transfer: 'bank_name' | 'proposed_by' | 'proposed_reference' | 'proposed_at' | 'decided_by' | 'decided_at' | 'bank_reference' | 'reject_reason' | 'returned_at'
  user_invite: 'email' | 'phone' | 'store_ids' | 'ads_only'
  waitlist_join: 'stores' | 'capital_use' | 'other_use'
  wallet: 'takes_payouts' | 'chosen_by' | 'chosen_at'
  wallet_withdrawal: 'held_reason' | 'iban' | 'beneficiary' | 'bank_name' | 'sent_at' | 'ended_at' | 'failed_reason' | 'bank_reference'
  webhook: 'header_title' | 'header_value_sealed' | 'deleted_at' | 'previous_secret_sealed' | 'previous_secret_until' | 'failures' | 'failing_since' | 'warned_at' | 'paused_at' | 'probes' | 'probe_at'
  webhook_attempt: 'status_code' | 'error' | 'answer'
  webhook_delivery: 'order_id' | 'attempts' | 'next_at' | 'delivered_at' | 'replay_of' | 'replayed_by' | 'retries_from'
  write_off: 'decided_by' | 'decided_at'
}

/** Columns that hold JSON: what is written to them is serialised. */
export const jsonColumns: { readonly [Name in keyof Tables]?: readonly string[] } = {
  advance: ['invoice_buyer'],
  application: ['social_networks', 'location_details', 'legal_info', 'authorized_signatory', 'finance_contact', 'sign_authority', 'proposal', 'advance_terms', 'shareholders'],
  application_decision: ['before'],
  application_draft: ['content'],
  application_statement: ['reading'],
  audit_entry: ['before', 'after'],
  bank_file: ['reading'],
  book_difference: ['detail'],
  capture: ['items'],
  catalogue_sync: ['problems'],
  contract_paper: ['contents', 'evidence'],
  dev_message: ['attachments'],
  dispute: ['answer', 'challenge', 'proposal', 'verdict', 'claimed_items'],
  envelope: ['contents', 'evidence'],
  idempotency_key: ['body'],
  legal_entity: ['company'],
  legal_entity_update: ['document', 'before'],
  legal_entity_update_round: ['before'],
  location: ['hours'],
  mandate: ['wording'],
  onboarding_form: ['document', 'proposal'],
  onboarding_round: ['before'],
  order_detail: ['buyer', 'shipping_address', 'items', 'buyer_history', 'order_history', 'meta', 'attachment'],
  order_event: ['detail'],
  payout: ['contributed'],
  payout_export: ['asked'],
  product_event: ['payload'],
  refund: ['items'],
  remote_config: ['value'],
  review_mark: ['before', 'after'],
  screening_hit: ['entry'],
  store_listing: ['document', 'published'],
  store_request: ['facts'],
  stored_file: ['facts'],
  survey: ['questions'],
  survey_answer: ['answers'],
  tax_document: ['seller', 'buyer'],
  webhook_delivery: ['body'],
}
