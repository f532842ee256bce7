// Shows the product that a booking passes in the query, as a CRM would keep it with the lead.
const product = new URLSearchParams(location.search).get('product')?.trim();
if (product) {
  document.getElementById('product-title').textContent = product;
  document.getElementById('product').hidden = false;
}
