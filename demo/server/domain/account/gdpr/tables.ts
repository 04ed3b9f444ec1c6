/**
 * The tables with readers' data. Each entry is one way from a table to an account: a column that names the account, a row
 * of another table of the list (`of`), or the reader's address (`of: 'address'`). A table that refers to accounts but
 * has no entry fails gdpr.test.ts: add it and say what a deletion does.
 */
export interface PersonalTable {
  readonly table: string;
  readonly column: string;
  /** Default: the account. */
  readonly of?: string;
  /** The column that others refer to; default: `id`. */
  readonly key?: string;
  /** Columns that are not exported: keys and fingerprints. */
  readonly secret?: readonly string[];
  /** Not exported: contains only keys, or another entry of the same table exports it. */
  readonly isSilent?: true;
  /**
   * Effect of a deletion. `delete`: the rows are deleted. `cascade`: they are deleted with their parent row. `keep`: they
   * stay, for tax law or as proof, and refer to the blanked account. `set`: the SQL assignments that blank them.
   */
  readonly atDeletion: 'delete' | 'cascade' | 'keep' | { readonly set: string };
}

const freeSeat =
  "account_id = null, email = null, name = null, note = null, status = 'new', code_hash = null, queued_at = null, " +
  'invited_at = null, opened_at = null, activated_at = null, expires_on = null';

/** In the order of deletion: referring tables come first. */
export const personalTables: readonly PersonalTable[] = [
  { table: 'avatar', column: 'account_id', secret: ['tag'], atDeletion: 'delete' },
  { table: 'session', column: 'account_id', atDeletion: 'delete' },
  { table: 'session', column: 'device_id', of: 'device', isSilent: true, atDeletion: 'cascade' },
  { table: 'session_token', column: 'session_id', of: 'session', isSilent: true, atDeletion: 'cascade' },
  { table: 'sso_code', column: 'session_id', of: 'session', isSilent: true, atDeletion: 'cascade' },
  { table: 'access_mail', column: 'account_id', secret: ['code_hash'], atDeletion: 'delete' },
  { table: 'access_mail', column: 'device_id', of: 'device', isSilent: true, atDeletion: 'cascade' },
  { table: 'device', column: 'account_id', secret: ['cookie_hash'], atDeletion: 'delete' },
  { table: 'passkey', column: 'account_id', secret: ['credential_id', 'public_key'], atDeletion: 'delete' },
  { table: 'mail_code', column: 'account_id', secret: ['code_hash'], atDeletion: 'delete' },
  { table: 'consent_log', column: 'account_id', atDeletion: 'delete' },
  { table: 'notice', column: 'account_id', atDeletion: 'delete' },
  { table: 'google_link', column: 'account_id', atDeletion: 'delete' },
  { table: 'identity_link', column: 'account_id', atDeletion: 'delete' },
  { table: 'gdpr_request', column: 'account_id', secret: ['request_key'], atDeletion: 'keep' },
  { table: 'audit', column: 'account_id', atDeletion: 'keep' },
  { table: 'mail_out', column: 'recipient', of: 'address', atDeletion: 'delete' },

  // The reader's seat in another's subscription becomes free; seats in the reader's own are deleted.
  { table: 'seat', column: 'account_id', secret: ['code_hash'], atDeletion: { set: freeSeat } },
  { table: 'seat', column: 'subscription_id', of: 'subscription', isSilent: true, atDeletion: 'delete' },
  {
    table: 'subscription',
    column: 'owner_id',
    atDeletion: { set: "auto_renew = false, payment_label = '', seed_key = null" },
  },
  { table: 'payment', column: 'account_id', secret: ['request_key', 'confirm_url'], atDeletion: { set: "label = ''" } },
  { table: 'payment', column: 'subscription_id', of: 'subscription', isSilent: true, atDeletion: 'keep' },
  { table: 'payment', column: 'receipt_id', of: 'receipt', isSilent: true, atDeletion: 'keep' },
  {
    table: 'offer_payment',
    column: 'account_id',
    secret: ['request_key', 'confirm_url'],
    atDeletion: { set: "label = ''" },
  },
  { table: 'offer_payment', column: 'subscription_id', of: 'subscription', isSilent: true, atDeletion: 'keep' },
  { table: 'offer_payment', column: 'receipt_id', of: 'receipt', isSilent: true, atDeletion: 'keep' },
  { table: 'stripe_charge', column: 'account_id', secret: ['customer'], atDeletion: 'keep' },
  { table: 'stripe_method', column: 'account_id', secret: ['customer', 'payment_method'], atDeletion: 'delete' },
  { table: 'receipt', column: 'subscription_id', of: 'subscription', atDeletion: 'keep' },
  { table: 'renewal_notice', column: 'subscription_id', of: 'subscription', atDeletion: 'keep' },
  { table: 'offer_order', column: 'account_id', atDeletion: 'keep' },
  { table: 'offer_order', column: 'subscription_id', of: 'subscription', isSilent: true, atDeletion: 'keep' },
  {
    table: 'declaration',
    column: 'account_id',
    atDeletion: { set: "name = '', email = '', reason = null, content = '', document_id = null" },
  },
  { table: 'declaration', column: 'subscription_id', of: 'subscription', isSilent: true, atDeletion: 'keep' },
  { table: 'activation_code', column: 'used_by', secret: ['code_hash'], atDeletion: { set: 'used_by = null' } },
  {
    table: 'stored_object',
    column: 'blob_id',
    of: 'blob_store',
    isSilent: true,
    atDeletion: { set: 'blob_id = null' },
  },
  { table: 'blob_ticket', column: 'blob_id', of: 'blob_store', isSilent: true, atDeletion: 'cascade' },
  { table: 'blob_store', column: 'account_id', secret: ['bytes'], atDeletion: 'delete' },

  { table: 'newsletter_sub', column: 'account_id', atDeletion: 'delete' },
  { table: 'topic_sub', column: 'account_id', atDeletion: 'delete' },
  { table: 'push_sub', column: 'account_id', secret: ['p256dh', 'auth'], atDeletion: 'delete' },
  { table: 'contact_key', column: 'contact_id', of: 'contact_request', isSilent: true, atDeletion: 'delete' },
  {
    table: 'stored_object',
    column: 'contact_id',
    of: 'contact_attachment',
    isSilent: true,
    atDeletion: { set: 'contact_id = null' },
  },
  { table: 'contact_attachment', column: 'contact_id', of: 'contact_request', key: 'contact_id', atDeletion: 'delete' },
  {
    table: 'contact_request',
    column: 'account_id',
    atDeletion: {
      set: "account_id = null, message = '', email = '', name = '', url = '', transcript = null, diagnostics = null",
    },
  },
  { table: 'faq_vote', column: 'account_id', atDeletion: 'delete' },

  { table: 'favourite', column: 'account_id', atDeletion: 'delete' },
  { table: 'reading_position', column: 'account_id', atDeletion: 'delete' },

  { table: 'review_profile', column: 'account_id', atDeletion: 'delete' },
  { table: 'review_item', column: 'review_id', of: 'review', atDeletion: 'cascade' },
  { table: 'review_delivery', column: 'review_id', of: 'review', atDeletion: 'cascade' },
  { table: 'review_delivery_recipient', column: 'delivery_id', of: 'review_delivery', atDeletion: 'cascade' },
  { table: 'review_planned', column: 'review_id', of: 'review', atDeletion: 'cascade' },
  {
    table: 'review_delivery_recipient',
    column: 'recipient_id',
    of: 'recipient',
    isSilent: true,
    atDeletion: 'cascade',
  },
  { table: 'review', column: 'account_id', atDeletion: 'delete' },
  { table: 'recipient', column: 'account_id', atDeletion: 'delete' },

  { table: 'rag_message', column: 'chat_id', of: 'rag_chat', atDeletion: 'cascade' },
  { table: 'rag_feedback', column: 'chat_id', of: 'rag_chat', atDeletion: 'cascade' },
  { table: 'rag_share', column: 'chat_id', of: 'rag_chat', secret: ['token'], atDeletion: 'cascade' },
  { table: 'rag_chat', column: 'account_id', atDeletion: 'delete' },
];

/** The account for the conditions of `rowsOf`: `$1` its id, `$2` its brand, `$3` its address in lower case. */
export const withAccount = 'with who as (select $1::uuid as id, $2::smallint as brand_id, $3::text as address)';

/** SQL condition, after `withAccount`, for the account's rows of an entry's table. */
export const rowsOf = ({ column, of }: PersonalTable): string => {
  if (of === undefined) return `${column} = (select who.id from who)`;
  if (of === 'address') return `(brand_id, lower(${column})) = (select who.brand_id, who.address from who)`;
  const parent = personalTables.find(({ table }) => table === of);
  if (!parent) throw new Error(`${of} is not in the list of personal tables`);
  return `${column} in (select ${parent.key ?? 'id'} from ${of} where ${rowsOf(parent)})`;
};
