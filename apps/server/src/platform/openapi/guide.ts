/** What a program has to know before its first call, as it stands over the list of calls. */
export const GUIDE = `<section id="begin"><h2>Begin</h2>
<p>Make a key under Settings, Programs, and send it with each request. A key has one or more scopes: <code>read</code>, <code>write</code>, <code>upload</code> and <code>propose</code>;
each call below says which it needs. What concerns the account is for the person alone.</p>
<pre>export KEY=pbk_…
curl -H "Authorization: Bearer $KEY" http://localhost:4000/api/keys/current
curl -H "Authorization: Bearer $KEY" -F file=@march.ofx http://localhost:4000/api/statements
curl -H "Authorization: Bearer $KEY" "http://localhost:4000/api/transactions?q=coffee&amp;limit=50"</pre>
<p>An uploaded statement is read behind its answer (202): ask <code>GET /api/statements/{id}</code> until <code>status</code> is no longer <code>received</code> or
<code>reading</code>.</p>
<h3>Repeating</h3>
<p>Send an <code>Idempotency-Key</code> (8 to 100 signs, a new one for each wish) with each POST, and you can send it again whenever no answer came: for a day a repeat is
answered with what the first came to. The same key with anything else is refused (422 <code>key_reused</code>).</p>
<h3>Books</h3>
<p>A key opens the book of its person. In a session <code>passbook-book</code> names another one that is shared with them, by its id in <code>GET /api/books</code>; calls about
the person themselves pass it over.</p>
<h3>Lists</h3>
<p>Where an answer has <code>next</code>, hand it back as <code>after</code> for the following page; <code>null</code> is the end.</p>
<h3>Changes</h3>
<p>A call that changes something tells in <code>passbook-change</code> which change it made; <code>POST /api/changes/{id}/undo</code> takes it back. Send the
<code>version</code> of what you change as <code>If-Match: "3"</code>, and a change by somebody else meanwhile is not overwritten (412 <code>changed_meanwhile</code>).</p>
<h3>Proposals</h3>
<p>With the scope <code>propose</code>, <code>POST /api/proposals</code> puts categories before the person, each for a transaction and with a reason of up to 200 signs. Nothing
changes: they accept or decline each. What they have answered before, or declined, is passed over (<code>passed_over</code> says why); of one program 1000 wait at most, for 90 days.</p>
<h3>Refusals</h3>
<p><code>{ "code": "scope_missing", "message": "This key may not do that …" }</code>. The code stays as it is, the message is for people; <code>fields</code> says what is wrong with
which part of the body. 429 and 503 pass by themselves: wait as many seconds as <code>Retry-After</code> says.</p>
<h3>Amounts and days</h3>
<p>Amounts are integers in the minor unit of their currency (1250 EUR is 12.50, 1250 JPY is 1250); negative is money out. Days are <code>YYYY-MM-DD</code>, instants ISO 8601 in
UTC.</p></section>`;
