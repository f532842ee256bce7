import sharp from 'sharp';
const n=['home','about','services','products','faq','terms','contact'];
const c=await Promise.all(n.map(async(x,i)=>({input:await sharp(`public/social/${x}.jpg`).resize(720).png().toBuffer(),left:730*(i%2),top:388*Math.floor(i/2)})));
const d=await Promise.all(n.map(async(x,i)=>({input:await sharp(`public/social/${x}.jpg`).resize(300).png().toBuffer(),left:730+310*(i%2),top:388*3+165*Math.floor(i/2)})));
await sharp({create:{width:1460,height:388*3+165*4,channels:3,background:'#888'}}).composite([...c,...d]).png().toFile('/tmp/s.png');
