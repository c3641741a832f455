/** The statements that create the site's tables. Each entry runs once, in order. Don't edit one that has shipped; add another. */
export const migrations = [
  // Mails to send. `due_at` is when to send a queued mail, and when one that's being sent counts as abandoned.
  `
  create table outbox (
    id integer primary key,
    key text not null unique,
    kind text not null,
    recipient text,
    mail text,
    state text not null check (state in ('queued', 'sending', 'sent', 'failed')),
    attempts integer not null default 0,
    due_at integer,
    claim text,
    last_error text,
    created_at integer not null,
    sent_at integer
  ) strict;
  create index outbox_due on outbox (due_at) where due_at is not null;
  create index outbox_by_recipient on outbox (recipient) where recipient is not null;
  `,
  // Signups for the newsletter, its subscribers, and the keys that sign the links in mails.
  `
  create table signing_key (purpose text primary key, key text not null) strict;
  create table newsletter_signup (
    id text primary key,
    email text not null,
    first_name text not null,
    country text,
    timezone text,
    interests text,
    consent_version text not null,
    asked_at integer not null,
    is_mailed integer not null,
    confirmed_at integer
  ) strict;
  create index newsletter_signup_by_email on newsletter_signup (email);
  create table newsletter_subscriber (
    id text primary key,
    email text not null unique,
    first_name text not null,
    country text,
    timezone text,
    interests text,
    state text not null check (state in ('subscribed', 'unsubscribed')),
    consent_version text not null,
    asked_at integer not null,
    confirmed_at integer not null,
    unsubscribed_at integer
  ) strict;
  `,
  // What people asked for with a form. `answers` and `quote` are JSON.
  `
  create table request (
    reference text primary key,
    kind text not null,
    email text not null,
    answers text not null,
    quote text,
    digest text not null,
    created_at integer not null
  ) strict;
  create index request_by_email on request (email, created_at);
  create index request_by_digest on request (digest, created_at);
  create index request_by_time on request (created_at);
  `,
  // Purchases with a school's funds. `details` is JSON. `due_at` is when the next step of a decided purchase is due.
  `
  create table wallet_purchase (
    id text primary key,
    session_id text not null,
    digest text not null,
    email text not null,
    cart_id text,
    details text not null,
    shipping_cents integer not null default 0,
    tax_cents integer not null default 0,
    total_cents integer not null default 0,
    state text not null check (state in ('started', 'waiting', 'approved', 'ordered', 'declined')),
    draft_order_id integer,
    order_id integer,
    purchase_order_id text,
    attempts integer not null default 0,
    due_at integer,
    last_error text,
    created_at integer not null,
    decided_at integer
  ) strict;
  create index wallet_purchase_by_session on wallet_purchase (session_id);
  create index wallet_purchase_by_digest on wallet_purchase (digest);
  create index wallet_purchase_by_email on wallet_purchase (email);
  create index wallet_purchase_due on wallet_purchase (due_at) where due_at is not null;
  `,
  // Orders with courses, and the gifts in them. `lookup` is a keyed hash of the gift's code, which isn't stored; `card` is JSON.
  `
  create table shop_order (
    id text primary key,
    name text not null,
    email text,
    created_at integer not null,
    cancelled_at integer
  ) strict;
  create index shop_order_by_email on shop_order (email) where email is not null;
  create table gift (
    id text primary key,
    code_id text not null,
    lookup text not null unique,
    order_id text not null,
    product_id text not null,
    course_title text not null,
    card text not null,
    recipient text,
    created_at integer not null,
    expired_at integer,
    redeemed_at integer,
    corrected_at integer
  ) strict;
  create index gift_by_order on gift (order_id);
  create index gift_by_recipient on gift (recipient) where recipient is not null;
  `,
  // Courses that are open for learners, if the learning platform is the embedded one.
  `
  create table enrollment (
    email text not null,
    course_id text not null,
    title text not null,
    first text not null,
    last text not null,
    student_id text,
    expires_at integer not null,
    started_at integer,
    primary key (email, course_id)
  ) strict;
  `,
  // Courses to open for learners, or to withdraw. `due_at` is as in the outbox. `courses` is JSON, and null until they're known.
  `
  create table delivery (
    id text primary key,
    kind text not null check (kind in ('seat', 'gift')),
    order_id text not null,
    product_id text not null,
    course_title text not null,
    first text not null,
    last text not null,
    email text not null,
    student_id text,
    previous_email text,
    courses text,
    state text not null check (state in ('queued', 'sending', 'delivered', 'withdrawn', 'failed')),
    attempts integer not null default 0,
    due_at integer,
    claim text,
    last_error text,
    learning_url text,
    created_at integer not null,
    delivered_at integer,
    corrected_at integer,
    refunded_at integer
  ) strict;
  create index delivery_due on delivery (due_at) where due_at is not null;
  create index delivery_by_order on delivery (order_id);
  create index delivery_by_email on delivery (email);
  `,
  // For pruning, which would otherwise read every mail there ever was.
  "create index outbox_to_prune on outbox (sent_at) where mail is not null",
  // Cart lines that keep a part of their quantity once a purchase is an order, as JSON.
  "alter table wallet_purchase add column reductions text",
  // The keyed hash of the code that a gift had before its card was corrected, so that whoever types it reads that it was replaced.
  `
  alter table gift add column replaced_lookup text;
  create unique index gift_by_replaced_lookup on gift (replaced_lookup) where replaced_lookup is not null;
  `,
  // Wallet sessions that were ended before they expire.
  `
  create table ended_wallet_session (
    id text primary key,
    expires_at integer not null
  ) strict;
  create index ended_wallet_session_by_expiry on ended_wallet_session (expires_at);
  `,
];
